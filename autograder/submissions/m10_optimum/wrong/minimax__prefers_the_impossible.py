"""Among equals, a code that is no candidate goes first.

en: `False` comes before `True`: for a candidate, what is the value of your second criterion?
fr: `False` vient avant `True` : pour un candidat, que vaut votre second critère ?
fails: minimax_prefers_candidates
"""


def minimax(candidates, codes):
    def score(code):
        return max(len(part) for part in parts(code, candidates).values()), code in candidates

    return min(codes, key=score)
