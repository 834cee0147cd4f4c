"""Only the parts of size 1 are counted.

titre: Seules les parts de taille 1 sont comptées.
en: You count the answers that leave a single candidate: do the larger parts count for nothing?
fr: Vous comptez les réponses qui ne laissent qu'un candidat : les parts plus grandes ne comptent-elles pas ?
fails: most_parts_has_the_most
"""


def most_parts(candidates, codes):
    def score(code):
        return sum(len(part) == 1 for part in parts(code, candidates).values()), code in candidates

    return max(codes, key=score)
