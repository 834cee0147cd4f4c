"""The codes of 1, 2, … p pegs are all added up.

titre: Les codes de 1, 2, … `p` pions sont tous additionnés.
en: For `2` pegs and `1` colour, your function answers `2`: how many pegs do the codes that it counts have?
fr: Pour `2` pions et `1` couleur, votre fonction répond `2` : combien de pions ont les codes qu'elle compte ?
fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
"""


def nombre_codes(p, c):
    total = 0
    for k in range(1, p + 1):
        total += c**k
    return total
