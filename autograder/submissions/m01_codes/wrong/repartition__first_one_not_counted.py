"""The first code of a kind sets its counter to 0.

titre: Le premier code d'une sorte met son compteur à 0.
en: With `1` peg and `1` colour, your value is `0`: what should a counter be just after the first code of its kind?
fr: Avec `1` pion et `1` couleur, votre valeur est `0` : que doit valoir un compteur juste après le premier code de sa sorte ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        if cle in nombres:
            nombres[cle] += 1
        else:
            nombres[cle] = 0
    return nombres
