"""The colours are counted from 1 to 8.

titre: Les couleurs sont comptées de 1 à 8.
en: Colours are any numbers from 1 on. Which of them does your loop leave out?
fr: Les couleurs sont des nombres quelconques à partir de 1. Lesquelles votre boucle laisse-t-elle de côté ?
fails: score_for_any_size
"""


def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    common = sum(min(code.count(k), proposal.count(k)) for k in range(1, 9))
    return well_placed, common - well_placed
