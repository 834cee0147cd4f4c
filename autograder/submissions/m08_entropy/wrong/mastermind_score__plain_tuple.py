"""A plain tuple is returned instead of a Pegs.

titre: C'est un simple tuple qui est renvoyé, au lieu d'un `Pegs`.
en: Your numbers are right, but they cannot be asked for by their names: look at the examples. What do they write before the parentheses?
fr: Vos nombres sont justes, mais on ne peut pas les demander par leur nom : regardez les exemples. Qu'écrivent-ils avant les parenthèses ?
fails: mastermind_score_gives_pegs
"""


def mastermind_score(g1, g2):
    black = sum(a == b for a, b in zip(g1, g2))
    common = sum(min(g1.count(c), g2.count(c)) for c in set(g1))
    return black, common - black
