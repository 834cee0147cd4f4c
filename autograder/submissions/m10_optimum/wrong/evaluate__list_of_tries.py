"""A list with one number for each secret is returned.

titre: C'est une liste d'un nombre par secret qui est renvoyée.
en: You have all the numbers: how often does each of them occur, and where is that to be read?
fr: Vous avez tous les nombres : combien de fois chacun apparaît-il, et où doit-on le lire ?
fails: evaluate_counts_the_tries
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tries = []
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError("nothing learnt")
        if (p, 0) in found:
            tries.append(rank)
        groups += [(rank + 1, part) for answer, part in found.items() if answer != (p, 0)]
    return sorted(tries)
