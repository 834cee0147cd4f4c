"""Equal propositions are compared as numbers made of their digits: 10 9 counts as 109, 9 10 as 910.

titre: Des propositions égales sont comparées comme les nombres que font leurs chiffres : 10 9 compte pour 109, 9 10 pour 910.
en: Which of the codes 9 10 and 10 9 is the smaller, and which numbers does your function compare for them?
fr: Lequel des codes 9 10 et 10 9 est le plus petit, et quels nombres votre fonction compare-t-elle pour eux ?
fails: best_is_the_smallest
"""


def best_proposal(candidates, proposals):
    def rank(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        number = int("".join(str(colour) for colour in proposal))
        return sum(size**2 for size in parts.values()), proposal not in candidates, number

    return min(proposals, key=rank)
