"""The average is rounded to a whole number.

titre: La moyenne est arrondie à un nombre entier.
en: Your result is a whole number: multiplied by 1296, does it give the total number of tries?
fr: Votre résultat est un nombre entier : multiplié par 1296, donne-t-il le nombre total d'essais ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    codes = tous_les_codes(4, 6)
    return round(sum(nombre_essais(secret) for secret in codes) / len(codes))
