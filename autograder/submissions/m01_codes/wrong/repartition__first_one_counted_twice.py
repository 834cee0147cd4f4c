"""The first code of a kind sets its counter to 1 and is then counted again.

titre: Le premier code d'une sorte met son compteur à 1, puis est compté de nouveau.
en: With `1` peg and `1` colour, your value is `2`, for one code: through which lines does the first code of a kind go?
fr: Avec `1` pion et `1` couleur, votre valeur est `2` pour un seul code : par quelles lignes passe le premier code d'une sorte ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        if cle not in nombres:
            nombres[cle] = 1
        nombres[cle] += 1
    return nombres
