"""p and c are exchanged.

titre: `p` et `c` sont échangés.
en: With `1` peg and `3` colours, your key is `(3,)`: how many pegs do the codes that you count have, and in which order are p and c given?
fr: Avec `1` pion et `3` couleurs, votre clé est `(3,)` : combien de pions ont les codes que vous comptez, et dans quel ordre donne-t-on p et c ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(c, p):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
