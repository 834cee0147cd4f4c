"""The pegs of all codes follow each other in one long list.

titre: Les pions de tous les codes se suivent dans une seule longue liste.
en: Your list holds pegs, not codes: in `tous_les_codes(2, 1)`, how many elements should there be?
fr: Votre liste contient des pions, pas des codes : dans `tous_les_codes(2, 1)`, combien d'éléments doit-il y avoir ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""

from itertools import product


def tous_les_codes(p=4, c=6):
    codes = []
    for code in product(range(1, c + 1), repeat=p):
        codes.extend(code)
    return codes
