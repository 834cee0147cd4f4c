"""The colours are drawn by randrange(1, c): the last one never comes.

titre: Les couleurs sont tirées par `randrange(1, c)` : la dernière ne vient jamais.
en: Draw a hundred secrets of MM(2, 4) in your way: does each colour come, the largest too?
fr: Tirez à votre façon cent codes secrets de MM(2, 4) : chaque couleur vient-elle, la plus grande aussi ?
fails: alone_has_the_right_frequencies
"""


def play_alone(n, p=4, c=8):
    stats = {}
    for _ in range(n):
        secret = [random.randrange(1, max(2, c)) for _ in range(p)]
        tries = len(guess(secret, p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats
