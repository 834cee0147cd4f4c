"""Games of more than six tries are counted as games of six.

titre: Les parties de plus de six essais sont comptées comme des parties de six.
en: How many tries does the last code of MM(1, 8) take, and under which key does your function count it?
fr: Combien d'essais demande le dernier code de MM(1, 8), et sous quelle clé votre fonction le compte-t-elle ?
fails: pattern_of_larger_games
"""


def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(colour) for colour in set(secret)), reverse=True))
        tries = min(len(guess(secret, p, c)), 6)
        numbers = stats.setdefault(pattern, {})
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats
