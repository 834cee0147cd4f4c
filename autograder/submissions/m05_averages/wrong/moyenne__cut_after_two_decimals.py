"""The average is cut, not rounded, after two decimals: for these games that is the same number, for others it is not.

titre: La moyenne est coupée, et non arrondie, après deux décimales : pour ces parties, c'est le même nombre, pour d'autres non.
en: What is 3.006 when it is rounded to two decimals, and what when it is cut off after two? Which of them does your function do?
fr: Que devient 3.006 quand on l'arrondit à deux décimales, et quand on le coupe après deux ? Que fait votre fonction ?
fails: moyenne_of_other_games
"""


def moyenne():
    codes = tous_les_codes(4, 6)
    total = sum(nombre_essais(secret) for secret in codes)
    return int(100 * total / len(codes)) / 100
