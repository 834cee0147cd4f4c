"""The total starts at 1.

titre: Le total part de 1.
en: Multiply your average by 1296: what is your total before the first game?
fr: Multipliez votre moyenne par 1296 : que vaut votre total avant la première partie ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    total = 1
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
    return total / 1296
