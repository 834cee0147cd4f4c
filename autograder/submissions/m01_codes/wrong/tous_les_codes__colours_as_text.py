"""The pegs are one-character strings.

titre: Les pions sont des chaînes d'un caractère.
en: Your pegs are texts: are `'1'` and `1` the same colour for Python?
fr: Vos pions sont des textes : `'1'` et `1` sont-ils la même couleur pour Python ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""

from itertools import product


def tous_les_codes(p=4, c=6):
    couleurs = [str(k) for k in range(1, c + 1)]
    return [list(code) for code in product(couleurs, repeat=p)]
