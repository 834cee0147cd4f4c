"""The list of propositions is sorted in place.

titre: La liste des propositions est triée sur place.
en: Print the propositions before the call and after it. What is the difference between `sort` and `sorted`?
fr: Affichez les propositions avant l'appel et après. Quelle est la différence entre `sort` et `sorted` ?
fails: best_leaves_its_lists_alone
"""


def best_proposal(candidates, proposals):
    proposals.sort()
    best = None
    for proposal in proposals:
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        left = sum(n * n for n in parts.values()), proposal not in candidates
        if best is None or left < best:
            best, choice = left, proposal
    return choice
