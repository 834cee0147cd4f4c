"""The same inner dictionary serves for all kinds.

titre: Le même dictionnaire intérieur sert pour toutes les sortes.
en: All kinds have the same numbers in your result: how many dictionaries has your program made for them?
fr: Toutes les sortes ont les mêmes nombres dans votre résultat : combien de dictionnaires votre programme a-t-il créés pour elles ?
fails: pattern_counts_each_kind
"""


def stats_by_pattern(p, c):
    codes = tous_les_codes(p, c)
    patterns = [tuple(sorted((code.count(k) for k in set(code)), reverse=True)) for code in codes]
    stats = dict.fromkeys(patterns, {})
    for secret, pattern in zip(codes, patterns):
        tries = len(guess(secret, p, c))
        stats[pattern][tries] = stats[pattern].get(tries, 0) + 1
    return stats
