"""All games are played, and 9 is returned whatever they gave.

titre: Toutes les parties sont jouées, et 9 est renvoyé quoi qu'elles aient donné.
en: Change the numbers of tries that `nombre_essais` returns: does the answer of `maximum()` change with them?
fr: Changez les nombres d'essais que renvoie `nombre_essais` : la réponse de `maximum()` change-t-elle avec eux ?
fails: maximum_over_all_secrets
"""


def maximum():
    for secret in tous_les_codes(4, 6):
        nombre_essais(secret)
    return 9
