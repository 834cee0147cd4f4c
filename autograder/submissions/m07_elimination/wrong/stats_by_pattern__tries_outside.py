"""The tries are the outer keys, the kinds the inner ones.

titre: Les essais sont les clés extérieures, les sortes les clés intérieures.
en: Read your result aloud: for which key do you look first, the kind or the number of tries?
fr: Lisez votre résultat à voix haute : quelle clé cherche-t-on d'abord, la sorte ou le nombre d'essais ?
fails: pattern_counts_each_kind
"""


def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(k) for k in set(secret)), reverse=True))
        numbers = stats.setdefault(len(guess(secret, p, c)), {})
        numbers[pattern] = numbers.get(pattern, 0) + 1
    return stats
