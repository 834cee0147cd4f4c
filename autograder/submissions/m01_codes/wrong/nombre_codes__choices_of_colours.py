"""Combinations are counted: which colours are used, each once and in no order.

titre: Ce sont des combinaisons : les couleurs utilisées, chacune une fois et sans ordre.
en: With `2` pegs and `2` colours, your function answers `1`: which codes can you write besides `[1, 2]`?
fr: Avec `2` pions et `2` couleurs, votre fonction répond `1` : quels codes pouvez-vous écrire en plus de `[1, 2]` ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""

import math


def nombre_codes(p, c):
    return math.comb(c, p)
