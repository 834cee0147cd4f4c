"""The multiplicities are sorted from the smallest.

titre: Les multiplicités sont triées à partir de la plus petite.
en: The code 1 1 2 has a pair and a single peg: which of the two numbers comes first in your key, and which should?
fr: Le code 1 1 2 a une paire et un pion seul : lequel des deux nombres vient en premier dans votre clé, et lequel devrait ?
fails: pattern_counts_each_kind
"""


def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted(secret.count(k) for k in set(secret)))
        tries = len(guess(secret, p, c))
        numbers = stats.setdefault(pattern, {})
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats
