"""To each secret belongs its number of tries.

titre: À chaque secret correspond son nombre d'essais.
en: Your dictionary tells the tries of every secret: how many secrets have the same number?
fr: Votre dictionnaire donne les essais de chaque secret : combien de secrets ont le même nombre ?
fails: evaluate_counts_the_tries
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tries = {}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError("nothing learnt")
        for answer, part in found.items():
            if answer == (p, 0):
                tries[tuple(part[0])] = rank
            else:
                groups.append((rank + 1, part))
    return tries
