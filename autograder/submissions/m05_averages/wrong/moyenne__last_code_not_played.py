"""Plays games of its own, which stop when a single code is left.

titre: La fonction joue ses propres parties, qui s'arrêtent quand il ne reste qu'un code.
en: When a single code is still possible, it is known, but has it been played? Write down the game against 1 1 1 2 to its end.
fr: Quand il ne reste qu'un code possible, il est connu, mais a-t-il été joué ? Écrivez jusqu'au bout la partie contre 1 1 1 2.
fails: moyenne_over_all_secrets
"""


def total_des_essais(codes, avant):
    """The tries for all these codes together, when so many were played before."""
    if len(codes) == 1:
        return avant
    parts = {}
    for secret in codes:
        reponse = bien_places(secret, codes[0]), mal_places(secret, codes[0])
        parts.setdefault(reponse, []).append(secret)
    return sum(total_des_essais(part, avant + 1) for part in parts.values())


def moyenne():
    return total_des_essais(tous_les_codes(4, 6), 0) / 1296
