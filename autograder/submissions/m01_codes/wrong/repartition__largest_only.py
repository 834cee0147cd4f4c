"""The key is the largest multiplicity alone, a number.

titre: La clé est la plus grande multiplicité seule, un nombre.
en: Your keys are numbers: with `1` peg and `3` colours, yours is `1`. What would tell `(2, 2)` from `(2, 1, 1)`?
fr: Vos clés sont des nombres : avec `1` pion et `3` couleurs, la vôtre est `1`. Qu'est-ce qui distinguerait `(2, 2)` de `(2, 1, 1)` ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = max(code.count(k) for k in code)
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
