"""Equal multiplicities are written only once.

titre: Des multiplicités égales ne sont écrites qu'une fois.
en: The numbers in a key tell how many pegs of each colour there are: what must they add up to?
fr: Les nombres d'une clé disent combien il y a de pions de chaque couleur : quelle doit être leur somme ?
fails: pattern_counts_each_kind
"""


def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted({secret.count(k) for k in secret}, reverse=True))
        tries = len(guess(secret, p, c))
        numbers = stats.setdefault(pattern, {})
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats
