"""Equal multiplicities are written only once.

titre: Des multiplicités égales ne sont écrites qu'une fois.
en: With `2` pegs and `2` colours, you have the key `(1,)`: should the numbers of a key not add up to `2`?
fr: Avec `2` pions et `2` couleurs, vous avez la clé `(1,)` : la somme des nombres d'une clé ne doit-elle pas être `2` ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted({code.count(k) for k in code}, reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
