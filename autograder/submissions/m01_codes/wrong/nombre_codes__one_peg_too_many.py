"""The product starts from c and is then multiplied p times.

titre: Le produit part de `c` et est ensuite multiplié `p` fois.
en: For `1` peg and `6` colours, your function answers `36`: how many pegs would a code need for that number?
fr: Pour `1` pion et `6` couleurs, votre fonction répond `36` : combien de pions faudrait-il à un code pour arriver à ce nombre ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""


def nombre_codes(p, c):
    total = c
    for i in range(p):
        total = total * c
    return total
