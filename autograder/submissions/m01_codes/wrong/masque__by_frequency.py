"""The most frequent colour gets number 1.

titre: La couleur la plus fréquente reçoit le numéro 1.
en: Try `[1, 2, 2]`: your function answers `'211'`. Which colour is met first, and which number should it get?
fr: Essayez `[1, 2, 2]` : votre fonction répond `'211'`. Quelle couleur rencontre-t-on en premier, et quel numéro doit-elle recevoir ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""

from collections import Counter


def masque(code):
    numeros = {}
    for couleur, nombre in Counter(code).most_common():
        numeros[couleur] = len(numeros) + 1
    return "".join(str(numeros[couleur]) for couleur in code)
