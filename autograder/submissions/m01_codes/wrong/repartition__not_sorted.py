"""The multiplicities stay in the order of the colours' first appearance.

titre: Les multiplicités restent dans l'ordre où les couleurs apparaissent.
en: With `3` pegs and `2` colours, you have the keys `(1, 2)` and `(2, 1)`: do they stand for two different kinds of codes?
fr: Avec `3` pions et `2` couleurs, vous avez les clés `(1, 2)` et `(2, 1)` : désignent-elles deux sortes de codes différentes ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""

from collections import Counter


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(Counter(code).values())
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
