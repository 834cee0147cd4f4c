"""The well placed pegs are counted among the misplaced ones too.

titre: Les pions bien placés sont comptés aussi parmi les mal placés.
en: Compare `'A'` with itself: the peg is well placed; is it misplaced as well?
fr: Comparez `'A'` à lui-même : le pion est bien placé ; est-il aussi mal placé ?
fails: mastermind_score_without_repeats
"""


def mastermind_score(g1, g2):
    black = sum(a == b for a, b in zip(g1, g2))
    white = sum(min(g1.count(c), g2.count(c)) for c in set(g1))
    return Pegs(black, white)
