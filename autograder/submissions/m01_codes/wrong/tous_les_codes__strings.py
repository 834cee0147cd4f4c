"""Each code is a string.

titre: Chaque code est une chaîne.
en: Your codes are texts such as `'11'`: by what is a code represented in this module?
fr: Vos codes sont des textes comme `'11'` : par quoi un code est-il représenté dans ce module ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""


def tous_les_codes(p=4, c=6):
    codes = [""]
    for i in range(p):
        codes = [code + str(k) for code in codes for k in range(1, c + 1)]
    return codes
