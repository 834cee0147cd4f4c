"""A letter that is misplaced twice counts once.

titre: Une lettre mal placée deux fois compte une fois.
en: Compare `'AABB'` with `'BBAA'`: how many pegs are misplaced, and how many does your function count for the letter A?
fr: Comparez `'AABB'` à `'BBAA'` : combien de pions sont mal placés, et combien votre fonction en compte-t-elle pour la lettre A ?
fails: mastermind_score_when_both_repeat
"""


def mastermind_score(g1, g2):
    rest1 = [a for a, b in zip(g1, g2) if a != b]
    rest2 = [b for a, b in zip(g1, g2) if a != b]
    white = len([letter for letter in set(rest1) if letter in rest2])
    return Pegs(len(g1) - len(rest1), white)
