"""The last candidate is counted as proposed without asking the strategy.

titre: Le dernier candidat est compté comme proposé sans que la stratégie soit consultée.
en: When a single candidate is left, who says that the strategy proposes it?
fr: Quand il ne reste qu'un candidat, qui dit que la stratégie le propose ?
fails: evaluate_ends_when_nothing_is_learnt
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        if len(candidates) == 1:
            tally[rank] = tally.get(rank, 0) + 1
            continue
        found = parts(strategy(candidates, codes), candidates)
        if len(found) == 1:
            raise ValueError("nothing learnt")
        for answer, part in found.items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally
