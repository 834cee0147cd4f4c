"""The colours stop before c.

titre: Les couleurs s'arrêtent avant `c`.
en: For `1` peg and `6` colours, your function answers `5`: which colour does it leave out?
fr: Pour `1` pion et `6` couleurs, votre fonction répond `5` : quelle couleur oublie-t-elle ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""


def nombre_codes(p, c):
    return len(range(1, c)) ** p
