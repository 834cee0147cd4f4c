"""The well placed pegs are taken out of the code, but not out of the proposition.

en: A well placed peg is spent in both lists: have you crossed it out in each of them?
fr: Un pion bien placé a servi dans les deux listes : l'avez-vous barré dans chacune ?
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    reste1 = []
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            reste1.append(l1[i])
    mal = 0
    for pion in l2:
        if pion in reste1:
            reste1.remove(pion)
            mal += 1
    return mal
