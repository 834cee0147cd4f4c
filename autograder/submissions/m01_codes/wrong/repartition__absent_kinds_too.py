"""The kinds for which there are not enough colours are there, with 0.

titre: Les sortes pour lesquelles il n'y a pas assez de couleurs sont là, avec 0.
en: With `2` pegs and `1` colour, you have the key `(1, 1)`: does a code of this kind exist?
fr: Avec `2` pions et `1` couleur, vous avez la clé `(1, 1)` : existe-t-il un code de cette sorte ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def sortes(p, maximum):
    if p == 0:
        return [()]
    return [(n,) + reste for n in range(min(p, maximum), 0, -1) for reste in sortes(p - n, n)]


def repartition(p, c):
    nombres = {sorte: 0 for sorte in sortes(p, p)}
    for code in tous_les_codes(p, c):
        nombres[tuple(sorted((code.count(k) for k in set(code)), reverse=True))] += 1
    return nombres
