"""The common letters are counted with sets, as in the published solver.

en: Compare `'AABB'` with itself: how many elements has `set('AABB')`, and how many pegs has the code? Can a number of misplaced pegs be negative?
fr: Comparez `'AABB'` à lui-même : combien d'éléments a `set('AABB')`, et combien de pions a le code ? Un nombre de mal placés peut-il être négatif ?
fails: mastermind_score_when_both_repeat
"""


def mastermind_score(g1, g2):
    black = len([a for a, b in zip(g1, g2) if a == b])
    white = len(set(g1) & set(g2)) - black
    return Pegs(black, white)
