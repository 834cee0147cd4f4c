"""More than 6 pegs or 9 colours are refused: 0.

titre: Plus de 6 pions ou de 9 couleurs sont refusés : 0.
en: Your function answers `0` for `1` peg and `10` colours: are there really no codes outside the table?
fr: Votre fonction répond `0` pour `1` pion et `10` couleurs : n'y a-t-il vraiment aucun code en dehors du tableau ?
fails: nombre_codes_beyond_the_table
"""


def nombre_codes(p, c):
    if p > 6 or c > 9:
        return 0
    return c**p
