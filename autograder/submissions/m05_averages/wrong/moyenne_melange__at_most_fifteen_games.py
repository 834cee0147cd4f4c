"""Never more than fifteen games are played, whatever n is.

titre: Jamais plus de quinze parties ne sont jouées, quel que soit `n`.
en: Ask for 40 games and count those that are played: is the average over all of them?
fr: Demandez 40 parties et comptez celles qui sont jouées : la moyenne porte-t-elle sur toutes ?
fails: melange_plays_n_games
"""

import random


def moyenne_melange(n):
    codes = list(tous_les_codes())
    total = 0
    n = min(n, 15)
    for _ in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n
