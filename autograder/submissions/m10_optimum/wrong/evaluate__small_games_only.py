"""A game of more than 216 codes is not played.

titre: Un jeu de plus de 216 codes n'est pas joué.
en: How many secrets has this game, and to how many of them does your result give a number of tries? Is the strategy asked for propositions there?
fr: Combien de secrets ce jeu a-t-il, et pour combien d'entre eux votre résultat dit-il un nombre d'essais ? La stratégie y est-elle interrogée ?
fails: evaluate_counts_the_tries
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    if len(codes) > 216:
        return {1: 1}
    tally, groups = {}, [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        found = parts(strategy(candidates, codes), candidates)
        if (p, 0) in found:
            tally[rank] = tally.get(rank, 0) + 1
        elif len(found) == 1:
            raise ValueError("nothing is learnt")
        groups += [(rank + 1, part) for answer, part in found.items() if answer != (p, 0)]
    return tally
