"""Formulas for one, two and three pegs, and nothing after.

en: Up to three pegs all is well: what do you get for `4` pegs and `2` colours? Which kinds exist there?
fr: Jusqu'à trois pions tout va bien : qu'obtenez-vous pour `4` pions et `2` couleurs ? Quelles sortes y trouve-t-on ?
fails: repartition_for_longer_codes
"""


def repartition(p, c):
    if p == 1:
        nombres = {(1,): c}
    elif p == 2:
        nombres = {(2,): c, (1, 1): c * (c - 1)}
    elif p == 3:
        nombres = {(3,): c, (2, 1): 3 * c * (c - 1), (1, 1, 1): c * (c - 1) * (c - 2)}
    else:
        nombres = {}
    return {cle: n for cle, n in nombres.items() if n > 0}
