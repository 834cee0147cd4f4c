"""The key is how many different colours there are.

titre: La clé est le nombre de couleurs différentes.
en: Your keys are numbers such as `1`: with `4` pegs, do the kinds `(2, 2)` and `(3, 1)` have different keys?
fr: Vos clés sont des nombres comme `1` : avec `4` pions, les sortes `(2, 2)` et `(3, 1)` ont-elles des clés différentes ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = len(set(code))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
