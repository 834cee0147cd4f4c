"""The proposition that wins is not counted.

titre: La proposition qui gagne n'est pas comptée.
en: How many tries does a secret take that is proposed at once?
fr: Combien d'essais demande un secret proposé du premier coup ?
fails: evaluate_counts_the_tries
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(0, codes)]
    while groups:
        tries, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError("nothing learnt")
        for answer, part in found.items():
            if answer == (p, 0):
                tally[tries] = tally.get(tries, 0) + 1
            else:
                groups.append((tries + 1, part))
    return tally
