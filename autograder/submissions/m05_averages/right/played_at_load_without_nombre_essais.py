"""All games are played together while the file is loaded; what they gave is kept in a dictionary."""

import random

CODES = tous_les_codes()


def parties(groupe, n=1):
    resultat = {tuple(groupe[0]): n}
    parts = {}
    for code in groupe[1:]:
        cle = 10 * bien_places(code, groupe[0]) + mal_places(code, groupe[0])
        parts.setdefault(cle, []).append(code)
    for part in parts.values():
        resultat.update(parties(part, n + 1))
    return resultat


ESSAIS = parties(CODES)


def nombre_essais(secret, ordre=None):
    return (parties(ordre) if ordre else ESSAIS)[tuple(secret)]


def moyenne():
    return sum(ESSAIS.values()) / len(ESSAIS)


def maximum():
    return max(ESSAIS.values())


def moyenne_melange(n):
    ordre = random.sample(CODES, len(CODES))
    essais = parties(ordre)
    return sum(essais[tuple(random.choice(ordre))] for _ in range(n)) / n
