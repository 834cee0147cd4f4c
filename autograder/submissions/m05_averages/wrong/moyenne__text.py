"""The average is turned into text.

titre: La moyenne est changée en texte.
en: `type(moyenne())` is `str`: could the average be compared with another one, or multiplied by 1296?
fr: `type(moyenne())` est `str` : pourrait-on comparer cette moyenne à une autre, ou la multiplier par 1296 ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
    return f"{total / 1296:.2f}"
