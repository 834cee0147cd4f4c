"""One try too many is counted in each game.

titre: Un essai de trop est compté dans chaque partie.
en: Your average is too large by exactly 1: in the game against 1 1 1 1, how many tries do you add to the total?
fr: Votre moyenne est trop grande d'exactement 1 : pour la partie contre 1 1 1 1, combien d'essais ajoutez-vous au total ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret) + 1
    return total / 1296
