"""One is added to the maximum.

titre: Un est ajouté au maximum.
en: Which secret takes as many tries as your maximum says? Look for one.
fr: Quel secret demande autant d'essais que le dit votre maximum ? Cherchez-en un.
fails: maximum_over_all_secrets
"""


def maximum():
    nombres = []
    for secret in tous_les_codes(4, 6):
        nombres.append(nombre_essais(secret) + 1)
    return max(nombres)
