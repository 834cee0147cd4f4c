"""The multiplicities stay in the order in which a set gives the colours.

titre: Les multiplicités restent dans l'ordre où un ensemble donne les couleurs.
en: With `3` pegs and `2` colours, which keys does your function give to `[1, 1, 2]` and to `[1, 2, 2]`? And what decides the order in which a set gives its elements?
fr: Avec `3` pions et `2` couleurs, quelles clés votre fonction donne-t-elle à `[1, 1, 2]` et à `[1, 2, 2]` ? Et qu'est-ce qui décide de l'ordre dans lequel un ensemble donne ses éléments ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(code.count(k) for k in set(code))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
