"""The colours which do not occur are in the keys, with 0.

titre: Les couleurs absentes sont dans les clés, avec 0.
en: With `1` peg and `3` colours, your key is `(1, 0, 0)`: which colours do the zeros stand for, and are they in the code?
fr: Avec `1` pion et `3` couleurs, votre clé est `(1, 0, 0)` : à quelles couleurs correspondent les zéros, et sont-elles dans le code ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in range(1, c + 1)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
