"""A peg of the code answers for several pegs of the proposition.

en: Your proposition may hold three 2s and the code only one: how many of them can that single peg answer for?
fr: Votre proposition peut contenir trois 2 et le code un seul : de combien de pions ce 2 peut-il répondre ?
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
