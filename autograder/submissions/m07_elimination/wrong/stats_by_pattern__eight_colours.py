"""The colours of a code are counted from 1 to 8.

titre: Les couleurs d'un code sont comptées de 1 à 8.
en: In MM(1, 10), which kind has the code 10? What does your function find for it?
fr: Dans MM(1, 10), de quelle sorte est le code 10 ? Que trouve votre fonction pour lui ?
fails: pattern_of_larger_games
"""


def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        counts = [secret.count(colour) for colour in range(1, 9)]
        pattern = tuple(sorted((count for count in counts if count), reverse=True))
        numbers = stats.setdefault(pattern, {})
        tries = len(guess(secret, p, c))
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats
