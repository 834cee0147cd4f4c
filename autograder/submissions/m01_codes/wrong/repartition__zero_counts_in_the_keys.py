"""The colours which do not occur are in the keys, with 0.

en: With `1` peg and `3` colours, your key is `(1, 0, 0)`: which colours of the code do the zeros stand for?
fr: Avec `1` pion et `3` couleurs, votre clé est `(1, 0, 0)` : à quelles couleurs du code correspondent les zéros ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in range(1, c + 1)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
