"""The colours are counted from 1 to 6, as in module 2.

titre: Les couleurs sont comptées de 1 à 6, comme au module 2.
en: Which colours does your loop go through? Is 7 one of them?
fr: Quelles couleurs votre boucle parcourt-elle ? Le 7 en fait-il partie ?
fails: score_spends_each_peg_once, score_for_any_size
"""


def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    common = 0
    for colour in range(1, 7):
        common += min(code.count(colour), proposal.count(colour))
    return well_placed, common - well_placed
