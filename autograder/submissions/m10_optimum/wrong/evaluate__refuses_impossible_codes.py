"""A proposition that is no candidate is refused.

en: You refuse a proposition because it cannot be the secret: does it teach nothing?
fr: Vous refusez une proposition parce qu'elle ne peut pas être le secret : n'apprend-elle rien ?
fails: evaluate_lets_any_code_be_proposed
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        if proposition not in candidates:
            raise ValueError("this code is impossible")
        for answer, part in parts(proposition, candidates).items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally
