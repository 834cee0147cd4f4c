"""The total is divided with //.

titre: Le total est divisé avec `//`.
en: `5` times 1296 is 6480: is that the total number of tries? Print the two numbers that you divide, and your result beside them.
fr: `5` fois 1296 font 6480 : est-ce le nombre total d'essais ? Affichez les deux nombres que vous divisez et, à côté, votre résultat.
fails: moyenne_over_all_secrets
"""


def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
    return total // 1296
