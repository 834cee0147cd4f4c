"""The list of candidates is turned round in place.

titre: La liste des candidats est retournée sur place.
en: After the call, the candidates stand in another order: `reverse` and `sort` change the list itself. Whose list is it?
fr: Après l'appel, les candidats sont dans un autre ordre : `reverse` et `sort` modifient la liste elle-même. À qui est cette liste ?
fails: max_entropy_leaves_the_lists_alone
"""


def max_entropy(candidates, codes):
    candidates.reverse()

    def score(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return round(-sum(share * log2(share) for share in shares), 9), code in candidates

    return max(codes, key=score)
