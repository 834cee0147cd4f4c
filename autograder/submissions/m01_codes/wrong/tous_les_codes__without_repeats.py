"""The codes are permutations: no colour comes twice in one.

titre: Ce sont des permutations : aucune couleur ne vient deux fois dans un code.
en: Ask for the codes of `2` pegs and `1` colour: `[1, 1]` is missing. May a colour come back in a code?
fr: Demandez les codes de `2` pions et `1` couleur : il manque `[1, 1]`. Une couleur peut-elle revenir dans un code ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""

from itertools import permutations


def tous_les_codes(p=4, c=6):
    return [list(code) for code in permutations(range(1, c + 1), p)]
