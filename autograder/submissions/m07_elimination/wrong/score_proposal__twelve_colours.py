"""Colours are counted from 1 to 12.

titre: Les couleurs sont comptées de 1 à 12.
en: Colours are any numbers from 1 on. Which of them does your loop leave out?
fr: Les couleurs sont des nombres quelconques à partir de 1. Lesquels votre boucle laisse-t-elle de côté ?
fails: score_for_any_size
"""


def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    common = sum(min(code.count(colour), proposal.count(colour)) for colour in range(1, 13))
    return well_placed, common - well_placed
