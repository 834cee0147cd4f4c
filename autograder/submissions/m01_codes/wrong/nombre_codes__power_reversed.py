"""The power is taken the wrong way round: p to the power c.

titre: La puissance est prise à l'envers : `p` à la puissance `c`.
en: With `1` peg and `6` colours, your function answers `1`: how many different codes can you write with a single peg?
fr: Avec `1` pion et `6` couleurs, votre fonction répond `1` : combien de codes différents peut-on écrire avec un seul pion ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""


def nombre_codes(p, c):
    return p**c
