"""c is not handed over: always 6 colours.

titre: `c` n'est pas transmis : toujours 6 couleurs.
en: With `1` peg, your numbers are the same for `1` colour and for `6`: which parameter plays no part in your function?
fr: Avec `1` pion, vos nombres sont les mêmes pour `1` couleur et pour `6` : quel paramètre ne joue aucun rôle dans votre fonction ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
