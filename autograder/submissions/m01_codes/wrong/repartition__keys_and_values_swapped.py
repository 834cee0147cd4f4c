"""The numbers are the keys and the multiplicities the values.

titre: Les nombres sont les clés, et les multiplicités les valeurs.
en: With `1` peg and `3` colours, your key is `3`: does one want to find a number from a kind, or a kind from a number?
fr: Avec `1` pion et `3` couleurs, votre clé est `3` : veut-on trouver un nombre à partir d'une sorte, ou une sorte à partir d'un nombre ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return {n: cle for cle, n in nombres.items()}
