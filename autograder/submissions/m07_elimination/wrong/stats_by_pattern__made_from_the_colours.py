"""The key is worked out from the number of different colours.

titre: La clé est déduite du nombre de couleurs différentes.
en: The codes 1 1 1 2 and 1 1 2 2 have two colours each: which keys should they have, and which do they get?
fr: Les codes 1 1 1 2 et 1 1 2 2 ont chacun deux couleurs : quelles clés devraient-ils avoir, et lesquelles reçoivent-ils ?
fails: pattern_of_larger_games
"""


def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        colours = len(set(secret))
        pattern = (p - colours + 1,) + (1,) * (colours - 1)
        tries = len(guess(secret, p, c))
        numbers = stats.setdefault(pattern, {})
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats
