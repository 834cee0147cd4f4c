"""The list to go through is passed by a keyword of one's own, and shuffled in another function."""

import random


def codes_melanges():
    codes = tous_les_codes(4, 6)
    random.shuffle(codes)
    return codes


def nombre_essais(secret, ordre=None, bavard=False):
    essais = []
    for code in ordre if ordre is not None else tous_les_codes(4, 6):
        if not test_code(code, essais):
            continue
        bien, mal = bien_places(secret, code), mal_places(secret, code)
        if bavard:
            print(code, bien, mal)
        essais.append((code, bien, mal))
        if bien == 4:
            break
    return len(essais)


def moyenne():
    secrets = tous_les_codes(4, 6)
    return sum(nombre_essais(s) for s in secrets) / len(secrets)


def maximum():
    return max(nombre_essais(s) for s in tous_les_codes(4, 6))


def moyenne_melange(n):
    ordre = codes_melanges()
    return sum(nombre_essais(s, ordre=ordre) for s in random.choices(ordre, k=n)) / n
