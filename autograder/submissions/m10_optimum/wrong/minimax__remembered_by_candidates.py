"""The result is remembered by the candidates alone.

titre: Le résultat est retenu selon les seuls candidats.
en: The same candidates may come with other codes to propose: by what does your function remember its results?
fr: Les mêmes candidats peuvent venir avec d'autres codes à proposer : sous quelle clé votre fonction retient-elle ses résultats ?
fails: minimax_twice
"""


known = {}


def minimax(candidates, codes):
    key = str(candidates)
    if key not in known:
        known[key] = min(
            codes, key=lambda code: (max(map(len, parts(code, candidates).values())), code not in candidates)
        )
    return known[key]
