"""The count of a colour is put into the key once for each of its pegs.

titre: Le compte d'une couleur est mis dans la clé une fois pour chacun de ses pions.
en: With `2` pegs and `1` colour, your key is `(2, 2)`: how many different colours does the code `[1, 1]` have?
fr: Avec `2` pions et `1` couleur, votre clé est `(2, 2)` : combien de couleurs différentes le code `[1, 1]` a-t-il ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in code), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
