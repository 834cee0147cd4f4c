"""Numbers of tries that no secret takes are in the dictionary too.

titre: Des nombres d'essais qu'aucun code secret ne demande sont aussi dans le dictionnaire.
en: Compare `exhaustive_stats(2, 4)` with the example of the statement: which keys are too many?
fr: Comparez `exhaustive_stats(2, 4)` à l'exemple de l'énoncé : quelles clés sont de trop ?
fails: exhaustive_holds_no_zeros
"""


def exhaustive_stats(p, c):
    stats = {tries: 0 for tries in range(20)}
    for secret in tous_les_codes(p, c):
        stats[len(guess(secret, p, c))] += 1
    return stats
