"""Kinds of which the game has no code are there too, with an empty dictionary.

titre: Des sortes dont le jeu n'a aucun code y sont aussi, avec un dictionnaire vide.
en: Print the keys of `stats_by_pattern(2, 1)`: which code has each of these multiplicities?
fr: Affichez les clés de `stats_by_pattern(2, 1)` : quel code a chacune de ces multiplicités ?
fails: pattern_holds_no_zeros
"""


def stats_by_pattern(p, c):
    stats = {(1,) * p: {}}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(colour) for colour in set(secret)), reverse=True))
        numbers = stats.setdefault(pattern, {})
        tries = len(guess(secret, p, c))
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats
