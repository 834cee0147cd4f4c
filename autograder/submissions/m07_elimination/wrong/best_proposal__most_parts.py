"""The proposition with most different answers is chosen.

titre: C'est la proposition ayant le plus de réponses différentes qui est choisie.
en: Parts of 5, 1, 1 and 1, or parts of 3, 3 and 2: which eliminate more of 8 candidates on average?
fr: Des parts de 5, 1, 1 et 1, ou des parts de 3, 3 et 2 : lesquelles éliminent en moyenne le plus de candidats sur 8 ?
fails: best_eliminates_most
"""


def best_proposal(candidates, proposals):
    def key(proposal):
        answers = {score_proposal(code, proposal) for code in candidates}
        return -len(answers), proposal not in candidates, proposal

    return min(proposals, key=key)
