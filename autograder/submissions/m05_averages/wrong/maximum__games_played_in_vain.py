"""Games are played, and the answer is not the longest of all of them.

titre: Des parties sont jouées, et la réponse n'est pas la plus longue de toutes.
en: Which games does your function play, and which of their numbers of tries does it compare? If one of the 1296 games took 15 tries, would it be seen?
fr: Quelles parties votre fonction joue-t-elle, et lesquels de leurs nombres d'essais compare-t-elle ? Si l'une des 1296 parties demandait 15 essais, le verrait-elle ?
fails: maximum_over_all_secrets
"""


def maximum():
    for secret in tous_les_codes(4, 6):
        nombre_essais(secret)
    return 9
