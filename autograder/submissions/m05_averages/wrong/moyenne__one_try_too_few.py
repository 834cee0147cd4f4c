"""Plays games of its own, in which the winning proposition is not counted.

titre: La fonction joue ses propres parties, où la proposition gagnante n'est pas comptée.
en: Your average is too small by exactly 1: in the game against 1 1 1 1, how many tries do you add to the total?
fr: Votre moyenne est trop petite d'exactement 1 : pour la partie contre 1 1 1 1, combien d'essais ajoutez-vous au total ?
fails: moyenne_over_all_secrets
"""


def total_des_essais(codes, avant):
    """The tries for all these codes together, when so many were played before."""
    parts = {}
    for secret in codes[1:]:
        reponse = bien_places(secret, codes[0]), mal_places(secret, codes[0])
        parts.setdefault(reponse, []).append(secret)
    return avant + sum(total_des_essais(part, avant + 1) for part in parts.values())


def moyenne():
    return total_des_essais(tous_les_codes(4, 6), 0) / 1296
