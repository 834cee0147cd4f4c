"""When three candidates or fewer are left, one of them is played.

titre: Quand il reste trois candidats ou moins, l'un d'eux est proposé.
en: The candidates are 1 2, 1 3 and 1 4: what does each of them leave, and what does 2 3 leave, which cannot be the secret?
fr: Les candidats sont 1 2, 1 3 et 1 4 : que laisse chacun d'eux, et que laisse 2 3, qui ne peut pas être le code secret ?
fails: best_eliminates_most
"""


def best_proposal(candidates, proposals):
    def left(proposal):
        return sum(size**2 for size in Counter(score_proposal(code, proposal) for code in candidates).values())

    return min(
        candidates if len(candidates) <= 3 else proposals,
        key=lambda proposal: (left(proposal), proposal not in candidates, proposal),
    )
