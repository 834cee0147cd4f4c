"""The average is returned during the first turn of the loop.

titre: La moyenne est renvoyée au premier tour de la boucle.
en: Your average is `1` divided by 1296: how many games were played before your function returned?
fr: Votre moyenne vaut `1` divisé par 1296 : combien de parties ont été jouées avant que votre fonction ne rende son résultat ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
        return total / 1296
