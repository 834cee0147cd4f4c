"""There are only the codes of a single colour.

titre: Il n'y a que les codes d'une seule couleur.
en: Ask for the codes of `2` pegs and `2` colours: you give only `[1, 1]` and `[2, 2]`. Must all pegs have the same colour?
fr: Demandez les codes de `2` pions et `2` couleurs : vous ne donnez que `[1, 1]` et `[2, 2]`. Tous les pions doivent-ils avoir la même couleur ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""


def tous_les_codes(p=4, c=6):
    codes = []
    for k in range(1, c + 1):
        codes.append([k] * p)
    return codes
