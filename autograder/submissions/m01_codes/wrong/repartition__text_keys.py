"""The keys are strings.

titre: Les clés sont des chaînes.
en: With `1` peg and `1` colour, your key is `'1'`: of what type is it, and of what type is `(1,)`?
fr: Avec `1` pion et `1` couleur, votre clé est `'1'` : de quel type est-elle, et de quel type est `(1,)` ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        comptes = sorted((code.count(k) for k in set(code)), reverse=True)
        cle = "".join(str(n) for n in comptes)
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
