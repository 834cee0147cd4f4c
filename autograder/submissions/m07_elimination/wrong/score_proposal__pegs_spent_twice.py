"""Every peg of the proposition whose colour is somewhere in the code counts.

titre: Tout pion de la proposition dont la couleur est quelque part dans le code compte.
en: The proposition holds a colour more often than the code does: for how many of these pegs can the code answer?
fr: La proposition contient une couleur plus souvent que le code : pour combien de ces pions le code peut-il répondre ?
fails: score_spends_each_peg_once
"""


def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    return well_placed, sum(peg in code for peg in proposal) - well_placed
