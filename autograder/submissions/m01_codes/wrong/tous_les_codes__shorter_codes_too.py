"""The codes with fewer pegs stay in the list.

titre: Les codes de moins de pions restent dans la liste.
en: Ask for the codes of `2` pegs and `1` colour: what is `[1]` doing in your list?
fr: Demandez les codes de `2` pions et `1` couleur : que fait `[1]` dans votre liste ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""


def tous_les_codes(p=4, c=6):
    tous = []
    codes = [[]]
    for i in range(p):
        codes = [code + [k] for code in codes for k in range(1, c + 1)]
        tous += codes
    return tous
