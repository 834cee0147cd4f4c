"""The common pegs are counted with sets: a repeated colour counts once.

titre: Les pions communs sont comptés avec des ensembles : une couleur répétée compte une fois.
en: How many pegs do two codes have in common when each holds two pegs of the same colour? And how many does your function find?
fr: Combien de pions deux codes ont-ils en commun quand chacun contient deux pions de la même couleur ? Et combien votre fonction en trouve-t-elle ?
fails: score_spends_each_peg_once
"""


def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    return well_placed, max(0, len(set(code) & set(proposal)) - well_placed)
