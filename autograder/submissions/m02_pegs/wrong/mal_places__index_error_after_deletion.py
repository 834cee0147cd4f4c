"""The positions noted beforehand are deleted in increasing order, and soon no longer fit.

titre: Les positions notées d'avance sont supprimées dans l'ordre croissant, et ne correspondent bientôt plus.
en: If your function takes a well placed peg out of a list, do the pegs after it keep their positions? Compare the list `[1, 2]` with itself.
fr: Si votre fonction retire d'une liste un pion bien placé, les pions suivants gardent-ils leur position ? Comparez la liste `[1, 2]` à elle-même.
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    a = list(l1)
    b = list(l2)
    places = []
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            places.append(i)
    for i in places:
        del a[i]
        del b[i]
    mal = 0
    for pion in b:
        if pion in a:
            a.remove(pion)
            mal += 1
    return mal
