"""^ is taken for the power: it is another operation on the bits.

titre: `^` est pris pour la puissance : c'est une autre opération, sur les bits.
en: Try `1` peg and `1` colour: your function answers `0`. What does each operator that you use do in Python?
fr: Essayez `1` pion et `1` couleur : votre fonction répond `0`. Que fait en Python chaque opérateur que vous employez ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""


def nombre_codes(p, c):
    return c ^ p
