"""Each kind has its number of secrets, without the tries.

titre: Chaque sorte a son nombre de codes secrets, sans les essais.
en: Your values tell how many codes there are of a kind: where are their tries?
fr: Vos valeurs disent combien il y a de codes d'une sorte : où sont leurs essais ?
fails: pattern_counts_each_kind
"""


def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(k) for k in set(secret)), reverse=True))
        stats[pattern] = stats.get(pattern, 0) + 1
    return stats
