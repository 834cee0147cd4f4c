"""The first game of a kind sets its counter to 0.

titre: La première partie d'une sorte met son compteur à 0.
en: What should a counter be just after the first game of its kind?
fr: Que doit valoir un compteur juste après la première partie de sa sorte ?
fails: alone_counts_n_games
"""


def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    stats = {}
    for _ in range(n):
        tries = len(guess(random.choice(codes), p, c))
        if tries not in stats:
            stats[tries] = 0
        else:
            stats[tries] += 1
    return stats
