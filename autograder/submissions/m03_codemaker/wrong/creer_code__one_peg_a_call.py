"""Each call draws one peg anew, and leaves the three others as they were.

titre: Chaque appel tire un seul pion, et laisse les trois autres tels quels.
en: Draw two codes in a row and lay them one under the other: how many pegs have changed? How many should be drawn each time?
fr: Tirez deux codes de suite et placez-les l'un sous l'autre : combien de pions ont changé ? Combien faut-il en tirer chaque fois ?
fails: creer_code_draws_anew
"""

_code = [random.randint(1, 6) for _ in range(4)]


def creer_code():
    _code[random.randrange(4)] = random.randint(1, 6)
    return _code[:]
