"""In one pass, an earlier misplaced peg takes the partner of a later well placed one.

en: When you reach the second peg, do you already know whether the third one is well placed?
fr: Au deuxième pion, savez-vous déjà si le troisième est bien placé ?
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    reste = list(l1)
    mal = 0
    for i in range(len(l2)):
        if l1[i] == l2[i]:
            if l2[i] in reste:
                reste.remove(l2[i])
        elif l2[i] in reste:
            mal += 1
            reste.remove(l2[i])
    return mal
