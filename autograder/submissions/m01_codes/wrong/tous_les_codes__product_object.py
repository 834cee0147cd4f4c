"""The object of itertools.product is returned as it is.

titre: L'objet de `itertools.product` est renvoyé tel quel.
en: Try `type(tous_les_codes(1, 1))`, then `len(tous_les_codes(1, 1))`: is what you return a list?
fr: Essayez `type(tous_les_codes(1, 1))`, puis `len(tous_les_codes(1, 1))` : est-ce une liste que vous renvoyez ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""

from itertools import product


def tous_les_codes(p=4, c=6):
    return product(range(1, c + 1), repeat=p)
