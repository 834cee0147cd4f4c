"""With two candidates left, the first one of the list is played.

titre: Quand il reste deux candidats, c'est le premier de la liste qui est joué.
en: Two candidates are left, the list holds the larger one first: which of them must be chosen?
fr: Il reste deux candidats, et la liste commence par le plus grand : lequel faut-il choisir ?
fails: best_is_the_smallest
"""


def best_proposal(candidates, proposals):
    def rank(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum(size**2 for size in parts.values()), proposal not in candidates, proposal

    return candidates[0] if len(candidates) <= 2 else min(proposals, key=rank)
