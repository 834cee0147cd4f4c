"""The codes of the classic game are made once, and the same list is given at each call.

titre: Les codes du jeu classique sont faits une fois, et chaque appel donne la même liste.
en: Two calls of `tous_les_codes(4, 6)`, then one code taken out of the first list: how many codes are left in the second?
fr: Deux appels de `tous_les_codes(4, 6)`, puis un code retiré de la première liste : combien en reste-t-il dans la seconde ?
fails: tous_les_codes_twice
"""


def construire(p, c):
    if p == 0:
        return [[]]
    return [[x, *reste] for x in range(1, c + 1) for reste in construire(p - 1, c)]


CLASSIQUE = construire(4, 6)


def tous_les_codes(p=4, c=6):
    return CLASSIQUE if p == 4 and c == 6 else construire(p, c)
