"""Combinations with repetition are counted: the order of the pegs does not count.

titre: Ce sont des combinaisons avec répétition : l'ordre des pions ne compte pas.
en: With `2` pegs and `2` colours, your function answers `3`: are `[1, 2]` and `[2, 1]` the same code?
fr: Avec `2` pions et `2` couleurs, votre fonction répond `3` : `[1, 2]` et `[2, 1]` sont-ils le même code ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""

import math


def nombre_codes(p, c):
    return math.comb(c + p - 1, p)
