"""The hardest code is returned, not its number of tries.

titre: C'est le code le plus difficile qui est renvoyé, et non son nombre d'essais.
en: Your function gives a list, not a number: what was asked for, a code or its number of tries?
fr: Votre fonction donne une liste, pas un nombre : que demandait-on, un code ou son nombre d'essais ?
fails: maximum_over_all_secrets
"""


def maximum():
    return max(tous_les_codes(4, 6), key=nombre_essais)
