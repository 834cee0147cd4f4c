"""The key is made of the largest multiplicity only.

titre: La clé n'est faite que de la plus grande multiplicité.
en: The code 1 1 2 has a pair and a single peg: what does your key say of the single peg? And would 1 1 2 2 and 1 1 2 3 be told apart?
fr: Le code 1 1 2 a une paire et un pion seul : que dit votre clé du pion seul ? Et 1 1 2 2 et 1 1 2 3 seraient-ils distingués ?
fails: pattern_counts_each_kind
"""


def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = (max(secret.count(k) for k in secret),)
        tries = len(guess(secret, p, c))
        numbers = stats.setdefault(pattern, {})
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats
