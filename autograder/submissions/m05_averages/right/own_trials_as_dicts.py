"""All earlier functions of one's own, under other names; a try is a dict."""

import random
from collections import Counter


def repondre(code, proposition):
    bien = sum(a == b for a, b in zip(code, proposition))
    communs = (Counter(code) & Counter(proposition)).total()
    return {"bien": bien, "mal": communs - bien}


def compatible(code, historique):
    return all(repondre(code, essai["code"]) == essai["reponse"] for essai in historique)


def enumere():
    for i in range(1296):
        yield [i // 216 + 1, i // 36 % 6 + 1, i // 6 % 6 + 1, i % 6 + 1]


def nombre_essais(secret, ordre=None):
    historique = []
    for code in ordre or enumere():
        if compatible(code, historique):
            historique.append({"code": code, "reponse": repondre(secret, code)})
            if code == secret:
                return len(historique)


def moyenne():
    return sum(nombre_essais(secret) for secret in enumere()) / 1296


def maximum():
    return max(nombre_essais(secret) for secret in enumere())


def moyenne_melange(n):
    ordre = list(enumere())
    random.shuffle(ordre)
    return sum(nombre_essais(random.choice(ordre), ordre) for _ in range(n)) / n
