"""The well placed pegs are set aside, but a remaining peg of the code still answers several times.

en: You have set the well placed pegs aside. Among the others, can one peg be the partner of two?
fr: Vous avez mis de côté les bien placés. Parmi les autres, un pion peut-il être le partenaire de deux autres ?
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    reste1 = []
    reste2 = []
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            reste1.append(l1[i])
            reste2.append(l2[i])
    mal = 0
    for pion in reste2:
        if pion in reste1:
            mal += 1
    return mal
