"""Numbers of tries that no secret of a kind takes are in its dictionary too.

titre: Des nombres d'essais qu'aucun code secret d'une sorte ne demande sont aussi dans son dictionnaire.
en: Compare `stats_by_pattern(2, 2)` with the example of the statement: which keys of the inner dictionaries are too many?
fr: Comparez `stats_by_pattern(2, 2)` à l'exemple de l'énoncé : quelles clés des dictionnaires intérieurs sont de trop ?
fails: pattern_holds_no_zeros
"""


def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(colour) for colour in set(secret)), reverse=True))
        numbers = stats.setdefault(pattern, {tries: 0 for tries in range(1, 20)})
        numbers[len(guess(secret, p, c))] += 1
    return stats
