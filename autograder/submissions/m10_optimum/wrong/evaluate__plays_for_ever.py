"""Nothing stops a game that does not get on.

titre: Rien n'arrête une partie qui n'avance pas.
en: Write down what the strategy is asked at the third try, and at the fourth: what has changed?
fr: Notez ce qu'on demande à la stratégie au troisième essai, puis au quatrième : qu'est-ce qui a changé ?
fails: evaluate_ends_when_nothing_is_learnt
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        for answer, part in parts(proposition, candidates).items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally
