"""The keys are whole numbers such as 211.

titre: Les clés sont des nombres entiers comme 211.
en: With `2` pegs and `2` colours, your keys are `2` and `11`: is `11` a tuple?
fr: Avec `2` pions et `2` couleurs, vos clés sont `2` et `11` : est-ce que `11` est un tuple ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = 0
        for n in sorted((code.count(k) for k in set(code)), reverse=True):
            cle = cle * 10 + n
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
