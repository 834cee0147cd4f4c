"""The codes are counted by pattern.

titre: Les codes sont comptés par motif.
en: With `1` peg and `1` colour, your key is `'1'`: the pattern says where the pegs are alike. What do the multiplicities say?
fr: Avec `1` pion et `1` couleur, votre clé est `'1'` : le motif dit où les pions sont semblables. Que disent les multiplicités ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = masque(code)
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
