"""Each code is one whole number.

titre: Chaque code est un seul nombre entier.
en: Your codes are numbers such as `11`: how does one read the second peg of such a code?
fr: Vos codes sont des nombres comme `11` : comment lit-on le deuxième pion d'un tel code ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""


def tous_les_codes(p=4, c=6):
    codes = [0]
    for i in range(p):
        codes = [code * 10 + k for code in codes for k in range(1, c + 1)]
    return codes
