"""The values are the shares of the kinds, not the numbers of codes.

titre: Ce sont les proportions des sortes, et non les nombres de codes.
en: With `1` peg and `3` colours, your value is `1.0`: is that a number of codes? How many codes are there?
fr: Avec `1` pion et `3` couleurs, votre valeur est `1.0` : est-ce un nombre de codes ? Combien y a-t-il de codes ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    parts = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        parts[cle] = parts.get(cle, 0) + 1 / c**p
    return parts
