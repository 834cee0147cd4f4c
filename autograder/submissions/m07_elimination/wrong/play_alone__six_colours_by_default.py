"""Without sizes, the secrets have six colours.

titre: Sans dimensions données, les codes secrets ont six couleurs.
en: Which game does the statement play when only `n` is given? Look at the default values of your parameters.
fr: À quel jeu l'énoncé joue-t-il quand on ne donne que `n` ? Regardez les valeurs par défaut de vos paramètres.
fails: alone_without_sizes
"""


def play_alone(n, p=4, c=6):
    stats = {}
    for _ in range(n):
        tries = len(guess([random.randint(1, c) for _ in range(p)], p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats
