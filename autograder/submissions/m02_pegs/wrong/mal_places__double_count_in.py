"""A peg of the code answers for several pegs of the proposition.

titre: Un pion du code répond pour plusieurs pions de la proposition.
en: In `[1, 2, 3, 4]` and `[2, 5, 2, 2]`, the first list has a single `2`: with how many pegs of the second can it form a pair?
fr: Dans `[1, 2, 3, 4]` et `[2, 5, 2, 2]`, la première liste n'a qu'un `2` : avec combien de pions de la seconde peut-il former une paire ?
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    mal = 0
    for i in range(len(l1)):
        if l2[i] == l1[i]:
            pass
        elif l2[i] in l1:
            mal += 1
    return mal
