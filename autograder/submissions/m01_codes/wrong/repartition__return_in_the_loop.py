"""The return is inside the loop.

titre: Le `return` est dans la boucle.
en: Your dictionary never counts more than one code: with `1` peg and `3` colours, how many codes has your function looked at when it ends?
fr: Votre dictionnaire ne compte jamais qu'un code : avec `1` pion et `3` couleurs, combien de codes votre fonction a-t-elle vus quand elle se termine ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
        return nombres
