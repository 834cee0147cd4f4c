"""The strategy may only propose candidates.

titre: La stratégie ne peut proposer que des candidats.
en: Which two lists does the strategy receive from you? Can it propose a code that is impossible, and useful?
fr: Quelles deux listes la stratégie reçoit-elle de vous ? Peut-elle proposer un code impossible, mais utile ?
fails: evaluate_lets_any_code_be_proposed, evaluate_hands_on_the_lists
"""


def evaluate(strategy, p, c):
    tally = {}
    groups = [(1, tous_les_codes(p, c))]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, candidates)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError("nothing learnt")
        for answer, part in found.items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally
