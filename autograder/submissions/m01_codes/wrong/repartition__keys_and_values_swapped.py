"""The numbers are the keys and the multiplicities the values.

en: With `1` peg and `3` colours, your key is `3`: which of the two, the kind or the number, should one look up?
fr: Avec `1` pion et `3` couleurs, votre clé est `3` : de la sorte ou du nombre, lequel doit servir à chercher ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return {n: cle for cle, n in nombres.items()}
