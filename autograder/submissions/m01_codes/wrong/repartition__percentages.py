"""The values are rounded percentages.

titre: Ce sont des pourcentages arrondis.
en: With `1` peg and `1` colour, your value is `100.0`: how many codes are there?
fr: Avec `1` pion et `1` couleur, votre valeur est `100.0` : combien y a-t-il de codes ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return {cle: round(100 * n / c**p, 1) for cle, n in nombres.items()}
