"""The list of candidates is turned round in place.

en: `reverse` returns nothing, because it changes the list itself: whose list is it?
fr: `reverse` ne renvoie rien, car elle modifie la liste elle-même : à qui est cette liste ?
fails: max_entropy_leaves_the_lists_alone
"""


def max_entropy(candidates, codes):
    candidates.reverse()

    def score(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return round(-sum(share * log2(share) for share in shares), 9), code in candidates

    return max(codes, key=score)
