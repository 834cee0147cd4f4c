"""The average is returned.

titre: C'est la moyenne qui est renvoyée.
en: Your result is not a whole number: can a game take that many tries?
fr: Votre résultat n'est pas un nombre entier : une partie peut-elle demander autant d'essais ?
fails: maximum_over_all_secrets
"""


def maximum():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
    return total / 1296
