"""A colour with a well placed peg is left out altogether.

en: One 2 is well placed, another 2 is misplaced: does your function still see the second one?
fr: Un 2 est bien placé, un autre 2 est mal placé : votre fonction voit-elle encore le second ?
fails: mal_places_spends_each_peg_once
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
