"""The maximum is computed, and nothing is returned.

titre: Le maximum est calculé, et rien n'est renvoyé.
en: What is the value of `x` after `x = maximum()`?
fr: Que vaut `x` après `x = maximum()` ?
fails: maximum_over_all_secrets
"""


def maximum():
    resultat = 0
    for secret in tous_les_codes(4, 6):
        resultat = max(resultat, nombre_essais(secret))
