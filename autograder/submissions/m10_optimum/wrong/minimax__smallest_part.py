"""The smallest part is looked at, not the largest.

titre: C'est la plus petite part qui est regardée, et non la plus grande.
en: You compare the best answers that can come: which answer should you fear?
fr: Vous comparez les meilleures réponses possibles : quelle réponse faut-il craindre ?
fails: minimax_has_the_smallest_largest_part
"""


def minimax(candidates, codes):
    def score(code):
        return min(len(part) for part in parts(code, candidates).values()), code not in candidates

    return min(codes, key=score)
