"""The counts are listed by colour, and the keys are sorted, but not what is in them.

titre: Les comptes sont donnés par couleur, et les clés sont triées, mais pas ce qu'elles contiennent.
en: With `3` pegs and `2` colours, which codes do you count under the key `(2, 1)`, and which under the key `(1, 2)`? To which kind do all of these belong?
fr: Avec `3` pions et `2` couleurs, quels codes comptez-vous sous la clé `(2, 1)`, et lesquels sous la clé `(1, 2)` ? À quelle sorte appartiennent-ils tous ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(code.count(k) for k in sorted(set(code)))
        nombres[cle] = nombres.get(cle, 0) + 1
    return dict(sorted(nombres.items(), reverse=True))
