"""The formula counts a code again for each order of the colours that occur equally often.

titre: La formule recompte un code pour chaque ordre des couleurs qui viennent aussi souvent.
en: With `2` pegs and `2` colours, you count `4` codes of kind `(1, 1)`: write them down. Which ones did you count twice?
fr: Avec `2` pions et `2` couleurs, vous comptez `4` codes de sorte `(1, 1)` : écrivez-les. Lesquels avez-vous comptés deux fois ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""

from math import factorial, perm


def sortes(p, maximum):
    if p == 0:
        return [()]
    return [(n,) + reste for n in range(min(p, maximum), 0, -1) for reste in sortes(p - n, n)]


def repartition(p, c):
    nombres = {}
    for sorte in sortes(p, p):
        if len(sorte) <= c:
            placements = factorial(p)
            for n in sorte:
                placements //= factorial(n)
            nombres[sorte] = placements * perm(c, len(sorte))
    return nombres
