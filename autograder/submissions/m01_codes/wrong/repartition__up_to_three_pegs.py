"""There are formulas for one, two and three pegs, and nothing after.

titre: Il y a des formules pour un, deux et trois pions, et rien après.
en: With `4` pegs and `2` colours, your dictionary is empty: which kinds of codes are there then, and what in your function should count them?
fr: Avec `4` pions et `2` couleurs, votre dictionnaire est vide : quelles sortes de codes y a-t-il alors, et qu'est-ce qui devrait les compter dans votre fonction ?
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
