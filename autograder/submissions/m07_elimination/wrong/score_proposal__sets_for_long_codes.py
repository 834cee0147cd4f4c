"""Codes of more than four pegs are compared with sets: a repeated colour counts once.

titre: Les codes de plus de quatre pions sont comparés avec des ensembles : une couleur répétée compte une fois.
en: How many pegs do `[1, 1, 2, 2, 3]` and `[2, 2, 1, 1, 4]` have in common? And how many does your function find?
fr: Combien de pions `[1, 1, 2, 2, 3]` et `[2, 2, 1, 1, 4]` ont-ils en commun ? Et combien votre fonction en trouve-t-elle ?
fails: score_spends_each_peg_once
"""


def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    if len(code) > 4:
        return well_placed, len(set(code) & set(proposal)) - well_placed
    common = sum(min(code.count(colour), proposal.count(colour)) for colour in set(code))
    return well_placed, common - well_placed
