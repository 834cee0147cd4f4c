"""The colours go from 0 to c - 1.

titre: Les couleurs vont de 0 à `c - 1`.
en: Look at your codes of `1` peg and `2` colours: your first code is `[0]`. What is the number of the first colour, and of the last?
fr: Regardez vos codes de `1` pion et `2` couleurs : votre premier code est `[0]`. Quel est le numéro de la première couleur, et celui de la dernière ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""


def tous_les_codes(p=4, c=6):
    codes = [[]]
    for i in range(p):
        codes = [code + [couleur] for code in codes for couleur in range(c)]
    return codes
