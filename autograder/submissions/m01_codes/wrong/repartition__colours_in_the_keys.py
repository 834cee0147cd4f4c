"""The keys hold the colours with their counts.

titre: Les clés contiennent les couleurs avec leurs comptes.
en: With `1` peg and `3` colours, you have three keys: does the kind of a code depend on which colours it has?
fr: Avec `1` pion et `3` couleurs, vous avez trois clés : la sorte d'un code dépend-elle des couleurs qu'il contient ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted(((code.count(k), k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
