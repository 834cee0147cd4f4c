"""Shares of the secrets are returned, not their numbers.

titre: Ce sont des proportions de codes secrets qui sont renvoyées, et non leurs nombres.
en: Your values add up to 1: do they count secrets?
fr: La somme de vos valeurs est 1 : comptent-elles des codes secrets ?
fails: exhaustive_counts_each_secret
"""


def exhaustive_stats(p, c):
    stats = Counter(len(guess(secret, p, c)) for secret in tous_les_codes(p, c))
    return {tries: number / c**p for tries, number in stats.items()}
