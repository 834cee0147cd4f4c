"""The codes are dealt like cards: none comes again before all have come.

titre: Les codes sont distribués comme des cartes : aucun ne revient avant que tous ne soient sortis.
en: A die that has just shown a six may show another. May a code that has been drawn be drawn once more?
fr: Un dé qui vient de faire six peut en faire un autre. Un code déjà tiré peut-il l'être encore ?
fails: creer_code_draws_anew
"""

_left = []


def creer_code():
    if not _left:
        _left.extend([a, b, c, d] for a in range(1, 7) for b in range(1, 7) for c in range(1, 7) for d in range(1, 7))
        random.shuffle(_left)
    return _left.pop()
