"""The colours come first and the pegs second.

titre: Les couleurs viennent en premier et les pions en second.
en: Ask for the codes of `1` peg and `2` colours: you get one code of two pegs. In which order do the two parameters come?
fr: Demandez les codes de `1` pion et `2` couleurs : vous obtenez un seul code, de deux pions. Dans quel ordre viennent les deux paramètres ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size
"""

from itertools import product


def tous_les_codes(c=6, p=4):
    return [list(code) for code in product(range(1, c + 1), repeat=p)]
