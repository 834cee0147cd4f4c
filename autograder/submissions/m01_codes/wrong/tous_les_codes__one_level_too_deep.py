"""Each code is put into a list of its own.

titre: Chaque code est mis dans une liste à lui.
en: Look at `tous_les_codes(1, 1)[0]`: you have one list too many. How many pairs of brackets should surround a code?
fr: Regardez `tous_les_codes(1, 1)[0]` : il y a chez vous une liste de trop. Combien de paires de crochets doivent entourer un code ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""

from itertools import product


def tous_les_codes(p=4, c=6):
    codes = []
    for code in product(range(1, c + 1), repeat=p):
        codes.append([list(code)])
    return codes
