"""The power is computed with exp and log: floats, slightly off.

en: Your answers are a little beside the whole numbers: compare yours for `2` pegs and `3` colours with `9`. Do whole numbers need any detour?
fr: Vos réponses sont un peu à côté des entiers : comparez la vôtre pour `2` pions et `3` couleurs avec `9`. Faut-il un détour pour des entiers ?
fails: nombre_codes_gives_an_integer
"""

import math


def nombre_codes(p, c):
    return math.exp(p * math.log(c))
