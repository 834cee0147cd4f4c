"""The common pegs are counted with sets, and the well placed ones taken away: less than nothing may be left.

titre: Les pions communs sont comptés avec des ensembles, et les bien placés retranchés : il peut rester moins que rien.
en: How many pegs do two codes have in common when each holds two pegs of the same colour? And how many does your function find?
fr: Combien de pions deux codes ont-ils en commun quand chacun contient deux pions de la même couleur ? Et combien votre fonction en trouve-t-elle ?
fails: score_spends_each_peg_once
"""


def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    return well_placed, len(set(code) & set(proposal)) - well_placed
