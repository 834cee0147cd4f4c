"""math.pow gives a float, which int turns into a whole number too late.

titre: `math.pow` donne un nombre à virgule, que `int` change trop tard en entier.
en: With `20` pegs and `7` colours, which figure does your number end with? Can one get there by multiplying nothing but `7`s? How many figures can a `float` hold?
fr: Avec `20` pions et `7` couleurs, par quel chiffre finit votre nombre ? Peut-on y arriver en ne multipliant que des `7` entre eux ? Combien de chiffres un `float` retient-il ?
fails: nombre_codes_beyond_the_table
"""

import math


def nombre_codes(p, c):
    return int(math.pow(c, p))
