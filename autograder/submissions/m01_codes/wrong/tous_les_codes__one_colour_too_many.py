"""The colours go up to c + 1.

titre: Les couleurs vont jusqu'à `c + 1`.
en: Ask for the codes of `1` peg and `1` colour: you give `[2]` too. How far should the colours go?
fr: Demandez les codes de `1` pion et `1` couleur : vous donnez aussi `[2]`. Jusqu'où les couleurs doivent-elles aller ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""


def tous_les_codes(p=4, c=6):
    codes = [[]]
    for i in range(p):
        codes = [code + [couleur] for code in codes for couleur in range(1, c + 2)]
    return codes
