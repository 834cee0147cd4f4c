"""One multiplication is missing.

titre: Il manque une multiplication.
en: For `1` peg and `6` colours, your function answers `1`: how many pegs does it really take into account?
fr: Pour `1` pion et `6` couleurs, votre fonction répond `1` : de combien de pions tient-elle vraiment compte ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""


def nombre_codes(p, c):
    total = 1
    for i in range(1, p):
        total = total * c
    return total
