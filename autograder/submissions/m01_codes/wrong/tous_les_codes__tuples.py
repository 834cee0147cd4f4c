"""The tuples of itertools.product are left as they are.

titre: Les tuples de `itertools.product` sont laissés tels quels.
en: Your codes are the right ones, but `(1, 1)` is a tuple: what would happen if one wrote `code[0] = 2`?
fr: Vos codes sont les bons, mais `(1, 1)` est un tuple : que se passerait-il si l'on écrivait `code[0] = 2` ?
fails: tous_les_codes_are_lists
"""

from itertools import product


def tous_les_codes(p=4, c=6):
    return list(product(range(1, c + 1), repeat=p))
