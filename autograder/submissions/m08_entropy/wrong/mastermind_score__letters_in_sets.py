"""The common letters are counted with sets, as in the published solver.

titre: Les lettres communes sont comptées avec des ensembles, comme dans le solveur publié.
en: Compare `'AABB'` with itself: how many pegs do the two codes have in common, and how many does your function find? Can a number of misplaced pegs be negative?
fr: Comparez `'AABB'` à lui-même : combien de pions les deux codes ont-ils en commun, et combien votre fonction en trouve-t-elle ? Un nombre de mal placés peut-il être négatif ?
fails: mastermind_score_when_both_repeat
"""


def mastermind_score(g1, g2):
    black = len([a for a, b in zip(g1, g2) if a == b])
    white = len(set(g1) & set(g2)) - black
    return Pegs(black, white)
