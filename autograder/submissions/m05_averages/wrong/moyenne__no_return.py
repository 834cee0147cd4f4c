"""The average is computed, and nothing is done with it.

titre: La moyenne est calculée, et rien n'en est fait.
en: What is the value of `x` after `x = moyenne()`?
fr: Que vaut `x` après `x = moyenne()` ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
    total / 1296
