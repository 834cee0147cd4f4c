"""Each kind has its average number of tries.

titre: Chaque sorte a son nombre moyen d'essais.
en: Your values are averages: from which numbers have you computed them, and where can one still read those?
fr: Vos valeurs sont des moyennes : à partir de quels nombres les avez-vous calculées, et où peut-on encore les lire ?
fails: pattern_counts_each_kind
"""


def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(k) for k in set(secret)), reverse=True))
        stats.setdefault(pattern, []).append(len(guess(secret, p, c)))
    return {pattern: sum(tries) / len(tries) for pattern, tries in stats.items()}
