"""The common pegs are counted with sets, and the well placed ones taken away: less than nothing may be left.

en: How many pegs do two codes have in common when each holds two pegs of the same colour? What does a set make of them?
fr: Combien de pions deux codes ont-ils en commun quand chacun contient deux pions de la même couleur ? Qu'en fait un ensemble ?
fails: score_spends_each_peg_once
"""


def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    return well_placed, len(set(code) & set(proposal)) - well_placed
