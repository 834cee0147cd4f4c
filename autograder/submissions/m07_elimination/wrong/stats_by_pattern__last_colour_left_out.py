"""The last colour is not counted.

titre: La dernière couleur n'est pas comptée.
en: In MM(2, 2), which multiplicities has the code 2 2? Up to which colour does your function count?
fr: Dans MM(2, 2), quelles sont les multiplicités du code 2 2 ? Jusqu'à quelle couleur votre fonction compte-t-elle ?
fails: pattern_counts_each_kind
"""


def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        counts = [secret.count(colour) for colour in range(1, c)]
        pattern = tuple(sorted((count for count in counts if count), reverse=True))
        numbers = stats.setdefault(pattern, {})
        tries = len(guess(secret, p, c))
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats
