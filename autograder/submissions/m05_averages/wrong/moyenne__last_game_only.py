"""The total is replaced, not increased.

titre: Le total est remplacé, et non augmenté.
en: Your total is `6`, the number of tries of the last secret: what has become of the other games?
fr: Votre total vaut `6`, le nombre d'essais du dernier secret : que sont devenues les autres parties ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    for secret in tous_les_codes(4, 6):
        total = nombre_essais(secret)
    return total / 1296
