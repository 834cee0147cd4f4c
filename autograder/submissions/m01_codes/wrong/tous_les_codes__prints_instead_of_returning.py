"""The codes are shown but not returned.

titre: Les codes sont affichés mais pas renvoyés.
en: Your function shows something but gives nothing back, and showing is not returning: after `x = tous_les_codes(1, 1)`, what does `x` hold?
fr: Votre fonction affiche quelque chose mais ne renvoie rien, et afficher n'est pas renvoyer : après `x = tous_les_codes(1, 1)`, que contient `x` ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size, tous_les_codes_without_arguments
"""

from itertools import product


def tous_les_codes(p=4, c=6):
    for code in product(range(1, c + 1), repeat=p):
        print(list(code))
