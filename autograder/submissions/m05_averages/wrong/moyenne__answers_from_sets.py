"""Plays games of its own, whose misplaced pegs are counted with sets.

titre: La fonction joue ses propres parties, où les mal placés sont comptés avec des ensembles.
en: How many pegs do 1 1 2 2 and 1 1 1 2 have in common? Count each colour as many times as both of them hold it.
fr: Combien de pions 1 1 2 2 et 1 1 1 2 ont-ils en commun ? Comptez chaque couleur autant de fois qu'elle se trouve à la fois dans l'un et dans l'autre.
fails: moyenne_over_all_secrets
"""


def reponse(code, proposition):
    bien = bien_places(code, proposition)
    return bien, len(set(code) & set(proposition)) - bien


def total_des_essais(codes, avant):
    """The tries for all these codes together, when so many were played before."""
    parts = {}
    for secret in codes[1:]:
        parts.setdefault(reponse(secret, codes[0]), []).append(secret)
    return avant + 1 + sum(total_des_essais(part, avant + 1) for part in parts.values())


def moyenne():
    return total_des_essais(tous_les_codes(4, 6), 0) / 1296
