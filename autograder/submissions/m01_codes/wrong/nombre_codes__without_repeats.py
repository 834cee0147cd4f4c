"""Arrangements are counted: each colour is used only once.

titre: Ce sont des arrangements : chaque couleur ne sert qu'une fois.
en: With `2` pegs and `1` colour, your function answers `0`: is the code `[1, 1]` not one? May a colour come back in a code?
fr: Avec `2` pions et `1` couleur, votre fonction répond `0` : le code `[1, 1]` n'en est-il pas un ? Une couleur peut-elle revenir dans un code ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""

import math


def nombre_codes(p, c):
    return math.perm(c, p)
