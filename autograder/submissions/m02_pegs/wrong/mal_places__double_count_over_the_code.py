"""A peg of the proposition answers for several pegs of the code.

titre: Un pion de la proposition répond pour plusieurs pions du code.
en: In `[2, 5, 2, 2]` and `[1, 2, 3, 4]`, the second list has a single `2`: with how many pegs of the first can it form a pair?
fr: Dans `[2, 5, 2, 2]` et `[1, 2, 3, 4]`, la seconde liste n'a qu'un `2` : avec combien de pions de la première peut-il former une paire ?
fails: mal_places_spends_each_peg_once, mal_places_counts_colour_six
"""


def mal_places(l1, l2):
    mal = 0
    for i in range(len(l1)):
        if l1[i] != l2[i] and l1[i] in l2:
            mal += 1
    return mal
