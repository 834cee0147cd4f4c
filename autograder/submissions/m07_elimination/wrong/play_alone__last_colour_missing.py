"""The colours are drawn by randrange(1, c): the last one never comes.

en: What is the largest number that `randrange(1, 4)` can give?
fr: Quel est le plus grand nombre que `randrange(1, 4)` peut donner ?
fails: alone_has_the_right_frequencies
"""


def play_alone(n, p=4, c=8):
    stats = {}
    for _ in range(n):
        secret = [random.randrange(1, max(2, c)) for _ in range(p)]
        tries = len(guess(secret, p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats
