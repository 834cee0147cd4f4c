"""numpy's integers have 64 bits, and say nothing when a number needs more.

titre: Les entiers de numpy ont 64 bits, et se taisent quand un nombre en demande davantage.
en: Ask for `64` pegs and `2` colours: what comes out, and what is `2**64`? Which numbers does Python itself compute without any limit?
fr: Demandez `64` pions et `2` couleurs : qu'obtenez-vous, et que vaut `2**64` ? Quels nombres Python lui-même calcule-t-il sans aucune limite ?
fails: nombre_codes_beyond_the_table
"""

import numpy as np


def nombre_codes(p, c):
    return np.power(c, p)
