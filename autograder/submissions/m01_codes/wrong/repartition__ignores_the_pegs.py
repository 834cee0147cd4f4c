"""p is not handed over: always 4 pegs.

titre: `p` n'est pas transmis : toujours 4 pions.
en: With `1` peg and `1` colour, your key is `(4,)`: how many pegs do the codes that you count have?
fr: Avec `1` pion et `1` couleur, votre clé est `(4,)` : combien de pions ont les codes que vous comptez ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(c=c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
