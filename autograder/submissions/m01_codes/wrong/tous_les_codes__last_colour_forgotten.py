"""range(1, c) stops before the last colour.

titre: `range(1, c)` s'arrête avant la dernière couleur.
en: Ask for the codes of `1` peg and `1` colour: your list is empty. Which colour never occurs in your codes?
fr: Demandez les codes de `1` pion et `1` couleur : votre liste est vide. Quelle couleur n'apparaît jamais dans vos codes ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""


def tous_les_codes(p=4, c=6):
    codes = [[]]
    for i in range(p):
        codes = [code + [couleur] for code in codes for couleur in range(1, c)]
    return codes
