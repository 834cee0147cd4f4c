"""Codes that are no candidates are preferred: False comes before True.

titre: Les codes qui ne sont pas candidats sont préférés : `False` vient avant `True`.
en: Of two codes that eliminate as many, your function takes the one that cannot be the secret. Where is that decided? And which is the smaller, `True` or `False`?
fr: De deux codes qui éliminent autant l'un que l'autre, votre fonction prend celui qui ne peut pas être le code secret. Où cela se décide-t-il ? Et lequel est le plus petit, `True` ou `False` ?
fails: best_prefers_a_candidate
"""


def best_proposal(candidates, proposals):
    def key(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum(n * n for n in parts.values()), proposal in candidates, proposal

    return min(proposals, key=key)
