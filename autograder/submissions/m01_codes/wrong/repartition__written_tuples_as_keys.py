"""The keys are tuples written out as text.

titre: Les clés sont des tuples écrits en toutes lettres.
en: With `1` peg and `1` colour, your key is `'(1,)'`, with quotation marks: is that a tuple or a text?
fr: Avec `1` pion et `1` couleur, votre clé est `'(1,)'`, avec des apostrophes : est-ce un tuple ou un texte ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = str(tuple(sorted((code.count(k) for k in set(code)), reverse=True)))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
