"""The first of the best codes is proposed, candidate or not.

titre: C'est le premier des meilleurs codes qui est proposé, candidat ou non.
en: Two codes have as many parts: which of them may be the secret?
fr: Deux codes ont le même nombre de parts : lequel peut être le secret ?
fails: most_parts_prefers_candidates
"""


def most_parts(candidates, codes):
    return max(codes, key=lambda code: len(parts(code, candidates)))
