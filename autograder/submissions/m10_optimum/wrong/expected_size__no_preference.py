"""The first of the best codes is proposed, candidate or not.

titre: C'est le premier des meilleurs codes qui est proposé, candidat ou non.
en: What did the statement settle for equally good propositions? Which of the two may be the secret?
fr: Qu'a fixé l'énoncé pour des propositions aussi bonnes l'une que l'autre ? Laquelle des deux peut être le secret ?
fails: expected_size_prefers_candidates
"""


def expected_size(candidates, codes):
    return min(codes, key=lambda code: sum(len(part) ** 2 for part in parts(code, candidates).values()))
