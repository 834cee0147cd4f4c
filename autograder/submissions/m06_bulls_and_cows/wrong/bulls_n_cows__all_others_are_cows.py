"""What is no bull is taken for a cow.

titre: Tout ce qui n'est pas un taureau est pris pour une vache.
en: Compare `'12'` with `'34'`: have they a character in common?
fr: Comparez `'12'` à `'34'` : ont-ils un caractère en commun ?
fails: bulls_of_small_games
"""


def bulls_n_cows(a, b):
    bulls = sum(x == y for x, y in zip(a, b))
    return bulls, len(a) - bulls
