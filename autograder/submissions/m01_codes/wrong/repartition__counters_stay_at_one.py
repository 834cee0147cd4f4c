"""The counter is set to 1 at each code.

titre: Le compteur est mis à 1 à chaque code.
en: All your values are `1`: with `1` peg and `3` colours, what happens to the counter at the second code?
fr: Toutes vos valeurs sont `1` : avec `1` pion et `3` couleurs, que devient le compteur au deuxième code ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = 1
    return nombres
