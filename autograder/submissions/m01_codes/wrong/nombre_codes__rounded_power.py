"""Large numbers of codes are off by a little: they have been floats.

titre: Les grands nombres de codes sont un peu faux : ils ont été des nombres à virgule.
en: With `20` pegs and `7` colours, which figure does your number end with? Can one get there by multiplying nothing but `7`s? How many figures can a `float` hold?
fr: Avec `20` pions et `7` couleurs, par quel chiffre finit votre nombre ? Peut-on y arriver en ne multipliant que des `7` entre eux ? Combien de chiffres un `float` retient-il ?
fails: nombre_codes_beyond_the_table
"""

import math


def nombre_codes(p, c):
    return int(math.pow(c, p))
