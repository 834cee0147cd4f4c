"""The power is a float, as the one of exp and log is.

titre: La puissance est un nombre à virgule, comme celle de `exp` et `log`.
en: The number is a `float`, as `1.0` is: which operation or function of yours gives the first one? Which operations on whole numbers always give a whole number?
fr: Le nombre est un `float`, comme `1.0` : quelle opération ou quelle fonction donne chez vous le premier ? Quelles opérations sur des entiers donnent toujours un entier ?
fails: nombre_codes_gives_an_integer
"""

import math


def nombre_codes(p, c):
    return math.exp(p * math.log(c))
