"""Each secret of a kind replaces the numbers of those before.

titre: Chaque code secret d'une sorte remplace les nombres des précédents.
en: The values of a kind should add up to the number of its codes: what happens to the inner dictionary when the second code of a kind comes?
fr: La somme des valeurs d'une sorte doit être le nombre de ses codes : que devient le dictionnaire intérieur quand arrive le deuxième code d'une sorte ?
fails: pattern_counts_each_kind
"""


def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(k) for k in set(secret)), reverse=True))
        stats[pattern] = {len(guess(secret, p, c)): 1}
    return stats
