"""A peg is judged by the first position of its colour in the code.

en: Compare [1, 1] with itself: which position do you find for the second 1, and is that peg misplaced?
fr: Comparez [1, 1] à elle-même : quelle position trouvez-vous pour le second 1, et ce pion est-il mal placé ?
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    mal = 0
    for i in range(len(l2)):
        if l2[i] in l1:
            if l1.index(l2[i]) != i:
                mal += 1
    return mal
