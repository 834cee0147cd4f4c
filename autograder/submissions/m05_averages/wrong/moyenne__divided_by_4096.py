"""The total is divided by 4 ** 6.

titre: Le total est divisé par `4 ** 6`.
en: Hardly any game is over within two tries: by how many games do you divide, and how many have you played?
fr: Presque aucune partie ne finit en deux essais : par combien de parties divisez-vous, et combien en avez-vous joué ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
    return total / 4 ** 6
