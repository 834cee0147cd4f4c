"""Where hundreds of games are asked for, fewer are played.

titre: Quand on demande des centaines de parties, il s'en joue moins.
en: Ask for 1300 games and count those that are played: is the average over all of them?
fr: Demandez 1300 parties et comptez celles qui sont jouées : la moyenne porte-t-elle sur toutes ?
fails: melange_plays_n_games
"""

import random


def moyenne_melange(n):
    codes = list(tous_les_codes())
    n = min(n, 100)
    tries = []
    for _ in range(n):
        random.shuffle(codes)
        tries.append(nombre_essais(random.choice(codes), codes))
    return sum(tries) / n
