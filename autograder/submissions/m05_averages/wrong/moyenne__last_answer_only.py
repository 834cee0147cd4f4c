"""Plays games of its own, in which a proposition has to agree with the last answer only.

titre: La fonction joue ses propres parties, où une proposition ne doit s'accorder qu'avec la dernière réponse.
en: In your games, is each proposition compatible with all the answers, or only with the last one? Print the game against 3 2 2 4.
fr: Dans vos parties, chaque proposition est-elle compatible avec toutes les réponses, ou seulement avec la dernière ? Affichez la partie contre 3 2 2 4.
fails: moyenne_over_all_secrets
"""

CODES = tous_les_codes(4, 6)
SUIVANTS = {}


def suivant(rang, reponse):
    """The rank of the next code that agrees with this answer to that code."""
    if (rang, reponse) not in SUIVANTS:
        autre = rang + 1
        while (bien_places(CODES[autre], CODES[rang]), mal_places(CODES[autre], CODES[rang])) != reponse:
            autre += 1
        SUIVANTS[rang, reponse] = autre
    return SUIVANTS[rang, reponse]


def moyenne():
    total = 0
    for secret in CODES:
        rang = 0
        total += 1
        while CODES[rang] != secret:
            rang = suivant(rang, (bien_places(secret, CODES[rang]), mal_places(secret, CODES[rang])))
            total += 1
    return total / 1296
