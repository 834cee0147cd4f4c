"""One secret is drawn, and played n times.

titre: Un seul code secret est tiré, et joué `n` fois.
en: Which of your lines are repeated for each game? Is the line that draws the secret one of them?
fr: Lesquelles de vos lignes sont répétées à chaque partie ? Celle qui tire le code secret en fait-elle partie ?
fails: alone_has_the_right_frequencies
"""


def play_alone(n, p=4, c=8):
    secret = random.choice(tous_les_codes(p, c))
    stats = {}
    for _ in range(n):
        tries = len(guess(secret, p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats
