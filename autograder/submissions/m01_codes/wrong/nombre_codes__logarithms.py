"""The power is computed with exp and log: floats, slightly off.

titre: La puissance est calculée avec `exp` et `log` : des nombres à virgule, légèrement faux.
en: Some of your answers are not quite right: compare yours for `2` pegs and `3` colours with `9`. Which operations on whole numbers always give a whole number?
fr: Certaines de vos réponses ne sont pas tout à fait justes : comparez la vôtre pour `2` pions et `3` couleurs à `9`. Quelles opérations sur des entiers donnent toujours un entier ?
fails: nombre_codes_gives_an_integer
"""

import math


def nombre_codes(p, c):
    return math.exp(p * math.log(c))
