"""math.pow gives a float, which int turns into a whole number too late.

en: `20` pegs and `7` colours: how does your number end, and can a product of 7s end so? How many figures can a `float` hold?
fr: `20` pions et `7` couleurs : par quel chiffre finit votre nombre, et un produit de 7 peut-il finir ainsi ? Combien de chiffres un `float` retient-il ?
fails: nombre_codes_beyond_the_table
"""

import math


def nombre_codes(p, c):
    return int(math.pow(c, p))
