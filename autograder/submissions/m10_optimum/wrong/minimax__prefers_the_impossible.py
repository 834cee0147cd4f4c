"""Among equals, a code that is no candidate goes first.

titre: À égalité, un code qui n'est pas candidat passe en premier.
en: Two codes are equally good, and only one of them may be the secret: which one does your function take? (`False` comes before `True`.)
fr: Deux codes sont aussi bons, et un seul peut être le secret : lequel votre fonction prend-elle ? (`False` vient avant `True`.)
fails: minimax_prefers_candidates
"""


def minimax(candidates, codes):
    def score(code):
        return max(len(part) for part in parts(code, candidates).values()), code in candidates

    return min(codes, key=score)
