"""The median is returned instead of the average.

titre: C'est la médiane qui est renvoyée, et non la moyenne.
en: Games take 1, 2, 2 and 8 tries: what is their total, and what is it divided by?
fr: Des parties demandent 1, 2, 2 et 8 essais : quel est leur total, et par quoi le divise-t-on ?
fails: melange_plays_n_games
"""

import statistics
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    nombres = []
    for i in range(n):
        random.shuffle(codes)
        nombres.append(nombre_essais(random.choice(codes), codes))
    return statistics.median(nombres)
