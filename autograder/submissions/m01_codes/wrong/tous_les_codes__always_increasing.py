"""The codes are combinations: their colours always increase.

titre: Ce sont des combinaisons : les couleurs d'un code vont toujours en croissant.
en: Ask for the codes of `2` pegs and `2` colours: you give `[1, 2]` alone. Which others can you write by hand?
fr: Demandez les codes de `2` pions et `2` couleurs : vous donnez seulement `[1, 2]`. Lesquels pouvez-vous encore écrire à la main ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""

from itertools import combinations


def tous_les_codes(p=4, c=6):
    return [list(code) for code in combinations(range(1, c + 1), p)]
