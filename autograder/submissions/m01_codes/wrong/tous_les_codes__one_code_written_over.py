"""One list is filled with each code in turn, and appended each time.

titre: Une seule liste reçoit chaque code à son tour, et c'est elle qu'on ajoute chaque fois.
en: Your list holds the last code again and again. How many lists does your function make, and what happens to the codes appended before when the next one is written?
fr: Votre liste ne contient que le dernier code, répété. Combien de listes votre fonction fabrique-t-elle, et que deviennent les codes déjà ajoutés quand on écrit le suivant ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""


def tous_les_codes(p=4, c=6):
    codes = []
    code = [1] * p
    for rang in range(c**p):
        for place in range(p - 1, -1, -1):
            code[place] = rang % c + 1
            rang //= c
        codes.append(code)
    return codes
