"""An assertion stands where a ValueError was asked for.

titre: Une assertion remplace la `ValueError` demandée.
en: Which exception does `assert` raise, and which one was asked for?
fr: Quelle exception `assert` lève-t-elle, et laquelle était demandée ?
fails: evaluate_ends_when_nothing_is_learnt
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        found = parts(proposition, candidates)
        assert len(found) > 1 or (p, 0) in found, "nothing learnt"
        for answer, part in found.items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally
