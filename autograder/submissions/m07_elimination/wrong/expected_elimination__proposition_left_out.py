"""The proposition is left out of the candidates before they are counted.

titre: La proposition est ôtée des candidats avant qu'ils soient comptés.
en: When the proposition is one of the candidates, over how many secrets do you average? Is the proposition itself one of them?
fr: Quand la proposition est l'un des candidats, sur combien de codes secrets faites-vous la moyenne ? La proposition en fait-elle partie ?
fails: elimination_by_a_candidate
"""


def expected_elimination(proposal, candidates):
    others = [code for code in candidates if code != proposal]
    if not others:
        return 0
    parts = Counter(score_proposal(code, proposal) for code in others)
    return len(others) - sum(n * n for n in parts.values()) / len(others)
