"""The part of the winning answer is left out.

en: With one candidate left, how many parts does it have without the winning one?
fr: S'il ne reste qu'un candidat, combien de parts a-t-il sans celle de la réponse gagnante ?
fails: minimax_has_the_smallest_largest_part
"""


def minimax(candidates, codes):
    def score(code):
        found = parts(code, candidates)
        found.pop((len(code), 0), None)
        return max(len(part) for part in found.values()), code not in candidates

    return min(codes, key=score)
