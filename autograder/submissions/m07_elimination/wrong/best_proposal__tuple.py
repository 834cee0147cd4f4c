"""The code is returned as a tuple.

titre: Le code est renvoyé sous forme de tuple.
en: Compare `best_proposal([[3, 2]], [[1, 1], [3, 2]])` with `[3, 2]`: of which type is your result, and what does the statement call a code?
fr: Comparez `best_proposal([[3, 2]], [[1, 1], [3, 2]])` à `[3, 2]` : de quel type est votre résultat, et qu'est-ce qu'un code d'après l'énoncé ?
fails: best_is_a_list
"""


def best_proposal(candidates, proposals):
    def rank(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum(size**2 for size in parts.values()), proposal not in candidates, proposal

    return tuple(min(proposals, key=rank))
