"""Each number of tries counts once: a set.

titre: Chaque nombre d'essais compte une fois : c'est un ensemble.
en: Two games take 2 tries and one takes 8: how often does 2 enter your average?
fr: Deux parties demandent 2 essais et une en demande 8 : combien de fois 2 entre-t-il dans votre moyenne ?
fails: melange_plays_n_games
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    nombres = set()
    for i in range(n):
        random.shuffle(codes)
        nombres.add(nombre_essais(random.choice(codes), codes))
    return sum(nombres) / len(nombres)
