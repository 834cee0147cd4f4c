"""The tuples of itertools.product are left as they are.

titre: Les tuples de `itertools.product` sont laissés tels quels.
en: Your codes are the right ones, but each of them is a tuple, in round brackets: what would happen if one wrote `code[0] = 2`?
fr: Vos codes sont les bons, mais chacun est un tuple, entre parenthèses : que se passerait-il si l'on écrivait `code[0] = 2` ?
fails: tous_les_codes_are_lists
"""

from itertools import product


def tous_les_codes(p=4, c=6):
    return list(product(range(1, c + 1), repeat=p))
