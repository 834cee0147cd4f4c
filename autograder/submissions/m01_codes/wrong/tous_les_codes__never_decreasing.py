"""The codes are combinations with repetition: each is sorted.

titre: Ce sont des combinaisons avec répétition : chaque code est trié.
en: Ask for the codes of `2` pegs and `2` colours: `[1, 2]` is there, but where is `[2, 1]`?
fr: Demandez les codes de `2` pions et `2` couleurs : `[1, 2]` y est, mais où est `[2, 1]` ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""

from itertools import combinations_with_replacement


def tous_les_codes(p=4, c=6):
    return [list(code) for code in combinations_with_replacement(range(1, c + 1), p)]
