"""The common pegs are counted with sets: a repeated colour counts once.

en: How many pegs do two codes have in common when each holds two pegs of the same colour? What does a set make of them?
fr: Combien de pions deux codes ont-ils en commun quand chacun contient deux pions de la même couleur ? Qu'en fait un ensemble ?
fails: score_spends_each_peg_once
"""


def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    return well_placed, max(0, len(set(code) & set(proposal)) - well_placed)
