"""Only the colours 1 to 8 are counted, as many as in the example.

titre: Seules les couleurs 1 à 8 sont comptées, autant que dans l'exemple.
en: With `1` peg and `9` colours, one of your keys belongs to no code: what becomes of the colour `9`?
fr: Avec `1` pion et `9` couleurs, une de vos clés ne correspond à aucun code : que devient la couleur `9` ?
fails: repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        comptes = [code.count(k) for k in range(1, 9) if k in code]
        cle = tuple(sorted(comptes, reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
