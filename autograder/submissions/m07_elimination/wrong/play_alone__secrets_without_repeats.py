"""The secrets have no repeated colour.

titre: Les codes secrets n'ont pas de couleur répétée.
en: Can your way of drawing give the secret 1 1?
fr: Votre manière de tirer peut-elle donner le code secret 1 1 ?
fails: alone_has_the_right_frequencies
"""


def play_alone(n, p=4, c=8):
    stats = {}
    for _ in range(n):
        secret = random.sample(range(1, c + 1), min(p, c))
        while len(secret) < p:
            secret.append(random.randint(1, c))
        tries = len(guess(secret, p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats
