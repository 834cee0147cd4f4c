"""For each kind, all numbers from the smallest to the largest number of tries are keys, those of no secret too.

titre: Pour chaque sorte, tous les nombres du plus petit au plus grand nombre d'essais sont des clés, même sans code.
en: If some secrets of a kind take one try, the others three, and none takes two: which keys has the dictionary of that kind?
fr: Si certains codes d'une sorte demandent un essai, les autres trois, et aucun deux : quelles clés a le dictionnaire de cette sorte ?
fails: pattern_holds_no_zeros
"""


def stats_by_pattern(p, c):
    kinds = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(colour) for colour in set(secret)), reverse=True))
        kinds.setdefault(pattern, []).append(len(guess(secret, p, c)))
    return {
        pattern: {number: tries.count(number) for number in range(min(tries), max(tries) + 1)}
        for pattern, tries in kinds.items()
    }
