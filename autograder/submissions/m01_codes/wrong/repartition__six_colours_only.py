"""Only the colours 1 to 6 are counted.

titre: Seules les couleurs 1 à 6 sont comptées.
en: With `4` pegs and `8` colours, the numbers in some of your keys do not add up to `4`: what becomes of the colours `7` and `8`?
fr: Avec `4` pions et `8` couleurs, les nombres de certaines de vos clés n'ont pas pour somme `4` : que deviennent les couleurs `7` et `8` ?
fails: repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        comptes = [code.count(k) for k in range(1, 7) if k in code]
        cle = tuple(sorted(comptes, reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
