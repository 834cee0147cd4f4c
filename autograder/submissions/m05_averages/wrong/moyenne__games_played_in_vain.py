"""All games are played, and their numbers of tries are not used.

titre: Toutes les parties sont jouées, et leurs nombres d'essais ne servent pas.
en: Change the numbers of tries that `nombre_essais` returns: does the answer of `moyenne()` change with them?
fr: Changez les nombres d'essais que renvoie `nombre_essais` : la réponse de `moyenne()` change-t-elle avec eux ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    for secret in tous_les_codes(4, 6):
        nombre_essais(secret)
    return round(5.76466, 2)
