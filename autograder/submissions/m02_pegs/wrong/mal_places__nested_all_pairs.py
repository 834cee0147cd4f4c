"""Two loops count every pair of equal pegs at different positions.

titre: Deux boucles comptent tous les couples de pions égaux à des positions différentes.
en: Try `[1, 2, 2]` and `[2, 1, 1]`: the first list has a single `1`. How many times does your function count it?
fr: Essayez `[1, 2, 2]` et `[2, 1, 1]` : la première liste n'a qu'un `1`. Combien de fois votre fonction le compte-t-elle ?
fails: mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    mal = 0
    for i in range(len(l1)):
        for j in range(len(l2)):
            if i != j and l1[i] == l2[j]:
                mal += 1
    return mal
