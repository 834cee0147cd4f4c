"""Codes that differ only by the order of their pegs are counted once.

titre: Des codes qui ne diffèrent que par l'ordre de leurs pions sont comptés une fois.
en: With `2` pegs and `2` colours, you count `1` code of kind `(1, 1)`: are `[1, 2]` and `[2, 1]` the same code?
fr: Avec `2` pions et `2` couleurs, vous comptez `1` code de sorte `(1, 1)` : `[1, 2]` et `[2, 1]` sont-ils le même code ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""

from itertools import combinations_with_replacement


def repartition(p, c):
    nombres = {}
    for code in combinations_with_replacement(range(1, c + 1), p):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
