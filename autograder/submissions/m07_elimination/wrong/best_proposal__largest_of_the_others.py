"""Of several codes that are no candidates, the largest is chosen.

titre: De plusieurs codes qui ne sont pas candidats, c'est le plus grand qui est choisi.
en: When no candidate is among the best, which of the other codes does your function take: the smallest, or the largest?
fr: Quand aucun candidat n'est parmi les meilleurs, lequel des autres codes votre fonction prend-elle : le plus petit, ou le plus grand ?
fails: best_is_the_smallest
"""


def best_proposal(candidates, proposals):
    left = {}
    for proposal in proposals:
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        left[tuple(proposal)] = sum(size**2 for size in parts.values())
    best = [list(proposal) for proposal in left if left[proposal] == min(left.values())]
    possible = [proposal for proposal in best if proposal in candidates]
    return min(possible) if possible else max(best)
