"""The colours which occur once are left out of the keys.

titre: Les couleurs qui viennent une seule fois manquent dans les clés.
en: With `1` peg and `1` colour, your key is `()`: how often does the colour of the code `[1]` occur?
fr: Avec `1` pion et `1` couleur, votre clé est `()` : combien de fois la couleur du code `[1]` apparaît-elle ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        comptes = [code.count(k) for k in set(code) if code.count(k) > 1]
        cle = tuple(sorted(comptes, reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
