"""The two numbers are exchanged.

titre: Les deux nombres sont échangés.
en: Your two numbers are right, their order is not: which of them comes first in `Pegs`?
fr: Vos deux nombres sont justes, pas leur ordre : lequel vient en premier dans `Pegs` ?
fails: mastermind_score_without_repeats
"""


def mastermind_score(g1, g2):
    black = sum(a == b for a, b in zip(g1, g2))
    white = sum(min(g1.count(c), g2.count(c)) for c in set(g1)) - black
    return Pegs(white, black)
