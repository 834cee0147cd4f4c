"""The other colours are supposed to occur once each.

titre: Les autres couleurs sont supposées venir une fois chacune.
en: With `4` pegs and `2` colours, what is the kind of the code `[1, 1, 2, 2]`, and do you have that key?
fr: Avec `4` pions et `2` couleurs, de quelle sorte est le code `[1, 1, 2, 2]`, et avez-vous cette clé ?
fails: repartition_for_longer_codes
"""


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        plus_grand = max(code.count(k) for k in code)
        cle = (plus_grand,) + (1,) * (p - plus_grand)
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
