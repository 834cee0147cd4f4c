"""n + 1 games are played, and the total divided by n.

titre: `n + 1` parties sont jouées, et le total divisé par `n`.
en: What does your total hold before the first game? Count the games that `moyenne_melange(1)` plays: is their number the one you divide by?
fr: Que contient votre total avant la première partie ? Comptez les parties que joue `moyenne_melange(1)` : leur nombre est-il celui par lequel vous divisez ?
fails: melange_plays_n_games
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    i = 0
    while i <= n:
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
        i += 1
    return total / n
