"""A colour with a well placed peg is left out altogether.

titre: Une couleur qui a un pion bien placé est entièrement laissée de côté.
en: In `[2, 2, 1]` and `[2, 3, 2]`, one `2` is well placed and another one is misplaced: does your function count that other one?
fr: Dans `[2, 2, 1]` et `[2, 3, 2]`, un `2` est bien placé et un autre est mal placé : votre fonction compte-t-elle cet autre ?
fails: mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    finies = []
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            finies.append(l1[i])
    mal = 0
    for couleur in range(1, 7):
        if couleur not in finies:
            mal += min(occurences(l1, couleur), occurences(l2, couleur))
    return mal
