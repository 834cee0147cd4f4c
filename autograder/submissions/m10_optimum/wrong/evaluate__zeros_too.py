"""The dictionary holds the numbers of tries that do not occur, with 0.

titre: Le dictionnaire contient les nombres d'essais qui n'arrivent pas, avec 0.
en: Your numbers are right; according to the statement, is a number of tries that no secret takes a key?
fr: Vos nombres sont justes ; d'après l'énoncé, un nombre d'essais que ne demande aucun secret est-il une clé ?
fails: evaluate_has_no_other_keys
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {rank: 0 for rank in range(1, len(codes) + 1)}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError("nothing learnt")
        for answer, part in found.items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally
