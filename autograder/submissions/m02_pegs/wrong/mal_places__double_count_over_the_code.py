"""A peg of the proposition answers for several pegs of the code.

en: One list may hold three 2s and the other only one: how many pairs can they form, and how many do you count?
fr: Une liste peut contenir trois 2 et l'autre un seul : combien de paires forment-ils, et combien en comptez-vous ?
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    mal = 0
    for i in range(len(l1)):
        if l1[i] != l2[i] and l1[i] in l2:
            mal += 1
    return mal
