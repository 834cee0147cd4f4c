"""The dictionary is a default argument: it lives on from one call to the next.

titre: Le dictionnaire est un argument par défaut : il survit d'un appel à l'autre.
en: Call your function twice for MM(1, 2): what is in the dictionary when the second call begins?
fr: Appelez deux fois votre fonction pour MM(1, 2) : qu'y a-t-il dans le dictionnaire au début du second appel ?
fails: exhaustive_twice
"""


def exhaustive_stats(p, c, stats={}):
    for secret in tous_les_codes(p, c):
        tries = len(guess(secret, p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats
