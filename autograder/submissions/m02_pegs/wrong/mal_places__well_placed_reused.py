"""The well placed pegs of the code are still available for the misplaced ones.

en: One of the pegs you count as misplaced has a well placed peg for partner: can that one serve again?
fr: Un des pions que vous comptez comme mal placés a pour partenaire un pion bien placé : celui-ci peut-il resservir ?
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    reste = list(l1)
    mal = 0
    for i in range(len(l2)):
        if l1[i] != l2[i]:
            if l2[i] in reste:
                mal += 1
                reste.remove(l2[i])
    return mal
