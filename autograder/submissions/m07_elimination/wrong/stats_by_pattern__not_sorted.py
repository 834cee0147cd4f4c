"""The multiplicities are not sorted.

titre: Les multiplicités ne sont pas triées.
en: The codes 1 1 2 and 1 2 2 hold a pair and a single peg: which keys do they have in your dictionary?
fr: Les codes 1 1 2 et 1 2 2 contiennent une paire et un pion seul : quelles clés ont-ils dans votre dictionnaire ?
fails: pattern_counts_each_kind
"""


def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(secret.count(k) for k in range(1, c + 1) if k in secret)
        tries = len(guess(secret, p, c))
        numbers = stats.setdefault(pattern, {})
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats
