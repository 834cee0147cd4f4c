"""The entropies are gathered in a list that all calls share.

titre: Les entropies sont réunies dans une liste que partagent tous les appels.
en: What does your function keep from one call to the next: a list of entropies, or the best one so far? Where is it made, and how often?
fr: Que garde votre fonction d'un appel au suivant : une liste d'entropies, ou la meilleure jusque-là ? Où cela est-il créé, et combien de fois ?
fails: max_entropy_twice
"""


entropies = []


def max_entropy(candidates, codes):
    for code in codes:
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        entropies.append((round(sum(q * log2(q) for q in shares), 9), code not in candidates, code))
    return min(entropies)[2]
