"""A code that has been proposed is no longer among the codes.

titre: Un code déjà proposé n'est plus parmi les codes.
en: Print how many codes your function hands on at the first try, and at the second: has the game fewer codes then?
fr: Affichez combien de codes votre fonction transmet au premier essai, puis au deuxième : le jeu a-t-il alors moins de codes ?
fails: evaluate_hands_on_the_lists
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(1, codes, codes)]
    while groups:
        rank, candidates, others = groups.pop()
        proposition = strategy(candidates, others)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError("nothing learnt")
        others = [code for code in others if code != proposition]
        for answer, part in found.items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part, others))
    return tally
