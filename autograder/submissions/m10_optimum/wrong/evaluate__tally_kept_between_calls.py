"""The numbers of earlier calls are added to.

titre: Les nombres s'ajoutent à ceux des appels précédents.
en: Where is your dictionary created, and how often?
fr: Où votre dictionnaire est-il créé, et combien de fois ?
fails: evaluate_twice
"""


all_tries = {}


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError("nothing learnt")
        for answer, part in found.items():
            if answer == (p, 0):
                all_tries[rank] = all_tries.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return all_tries
