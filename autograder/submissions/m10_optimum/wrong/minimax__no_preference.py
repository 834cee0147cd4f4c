"""The first of the best codes is proposed, candidate or not.

titre: C'est le premier des meilleurs codes qui est proposé, candidat ou non.
en: Both codes tell you as much; but only one of them may win at once. Which one?
fr: Les deux codes vous apprennent autant l'un que l'autre ; mais un seul peut gagner tout de suite. Lequel ?
fails: minimax_prefers_candidates
"""


def minimax(candidates, codes):
    return min(codes, key=lambda code: max(len(part) for part in parts(code, candidates).values()))
