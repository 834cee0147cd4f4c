"""math.pow gives a float.

titre: `math.pow` donne un nombre à virgule.
en: For `1` peg and `6` colours, your answer `6.0` is a `float`: which operation or function of yours gives the first `float`?
fr: Pour `1` pion et `6` couleurs, votre réponse `6.0` est un `float` : quelle opération ou quelle fonction donne chez vous le premier `float` ?
fails: nombre_codes_gives_an_integer
"""

import math


def nombre_codes(p, c):
    return math.pow(c, p)
