"""One list, made once, is refilled and returned at each call.

titre: Une seule liste, créée une fois, est remplie à nouveau et renvoyée à chaque appel.
en: Draw two codes, `a` and then `b`, and look at `a` again: how many lists are there?
fr: Tirez deux codes, `a` puis `b`, et regardez de nouveau `a` : combien y a-t-il de listes ?
fails: creer_code_draws_anew
"""

pions = [0] * 4


def creer_code():
    for i in range(4):
        pions[i] = random.randint(1, 6)
    return pions
