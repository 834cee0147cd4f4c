"""The dictionary is global: it lives on from one call to the next.

titre: Le dictionnaire est global : il survit d'un appel à l'autre.
en: Call your function twice for MM(1, 2): what is in the dictionary when the second call begins?
fr: Appelez deux fois votre fonction pour MM(1, 2) : qu'y a-t-il dans le dictionnaire au début du second appel ?
fails: pattern_twice
"""

all_stats = {}


def stats_by_pattern(p, c):
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(k) for k in set(secret)), reverse=True))
        numbers = all_stats.setdefault(pattern, {})
        tries = len(guess(secret, p, c))
        numbers[tries] = numbers.get(tries, 0) + 1
    return all_stats
