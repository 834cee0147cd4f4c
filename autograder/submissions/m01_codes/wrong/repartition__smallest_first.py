"""The multiplicities are sorted from the smallest on.

titre: Les multiplicités sont triées à partir de la plus petite.
en: With `3` pegs and `2` colours, you have the key `(1, 2)`: which of the two numbers should come first?
fr: Avec `3` pions et `2` couleurs, vous avez la clé `(1, 2)` : lequel des deux nombres doit venir en premier ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted(code.count(k) for k in set(code)))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
