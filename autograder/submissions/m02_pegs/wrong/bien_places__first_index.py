"""The position of a colour in the code is asked of index(), which only knows the first one.

titre: La position d'une couleur dans le code est demandée à `index()`, qui ne connaît que la première.
en: Try `[2, 3, 3]` and `[1, 3, 3]`: two pegs are well placed. Where in the second list does your function find the last `3` of the first?
fr: Essayez `[2, 3, 3]` et `[1, 3, 3]` : deux pions sont bien placés. Où, dans la seconde liste, votre fonction trouve-t-elle le dernier `3` de la première ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] in l2 and l2.index(l1[i]) == i:
            bien += 1
    return bien
