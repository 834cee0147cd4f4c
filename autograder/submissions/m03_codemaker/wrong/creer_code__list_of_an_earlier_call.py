"""A code that comes again is the same list as the first time, with what was done to it since.

titre: Un code qui revient est la même liste que la première fois, avec ce qu'on y a changé depuis.
en: Draw some hundred codes and write `code.append(0)` after each call: does a code of five pegs come? Where is the list of an earlier call kept?
fr: Tirez quelques centaines de codes, en écrivant `code.append(0)` après chaque appel : un code de cinq pions sort-il ? Où est gardée la liste d'un appel précédent ?
fails: creer_code_draws_anew
"""

_tous = [[a, b, c, d] for a in range(1, 7) for b in range(1, 7) for c in range(1, 7) for d in range(1, 7)]


def creer_code():
    return random.choice(_tous)
