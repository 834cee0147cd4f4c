"""The strategy receives the codes as tuples.

titre: La stratégie reçoit les codes sous forme de tuples.
en: A strategy expects lists: what does `candidates.index([1, 2])` do with the candidates that your function hands on?
fr: Une stratégie s'attend à des listes : que fait `candidates.index([1, 2])` avec les candidats que transmet votre fonction ?
fails: evaluate_hands_on_the_lists
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy([tuple(code) for code in candidates], [tuple(code) for code in codes])
        proposition = list(proposition)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError("nothing learnt")
        for answer, part in found.items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally
