"""The total is returned.

titre: C'est le total qui est renvoyé.
en: `7471` is the total of all games: what makes a total an average?
fr: `7471` est le total de toutes les parties : que faut-il à un total pour devenir une moyenne ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    return sum([nombre_essais(secret) for secret in tous_les_codes(4, 6)])
