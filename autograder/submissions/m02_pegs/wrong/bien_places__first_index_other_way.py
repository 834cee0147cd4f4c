"""The position of a colour of the second list is asked of index(), which gives the first one in the first list.

titre: La position d'une couleur de la seconde liste est demandée à `index()`, qui donne la première dans la première liste.
en: Try `[1, 3, 3]` and `[2, 3, 3]`: two pegs are well placed. Where in the first list does your function find the last `3` of the second?
fr: Essayez `[1, 3, 3]` et `[2, 3, 3]` : deux pions sont bien placés. Où, dans la première liste, votre fonction trouve-t-elle le dernier `3` de la seconde ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l2)):
        if l2[i] in l1 and l1.index(l2[i]) == i:
            bien += 1
    return bien
