def tous_les_codes(p=4, c=6):
    if p == 0:
        return [[]]
    return [code + [couleur] for code in tous_les_codes(p - 1, c) for couleur in range(1, c + 1)]


def occurences(l, n):
    return sum((element == n for element in l))


def bien_places(l1, l2):
    return sum((a == b for a, b in zip(l1, l2)))


def mal_places(l1, l2):
    communs = sum((min(occurences(l1, couleur), occurences(l2, couleur)) for couleur in range(1, 7)))
    return communs - bien_places(l1, l2)


import random


def creer_code():
    return [random.randint(1, 6) for _ in range(4)]


from functools import cache
from operator import eq


@cache
def _communs(code, proposition):
    """Pegs in common of two sorted codes."""
    return bien_places(code, proposition) + mal_places(code, proposition)


def test_essai_rapide(code, essai):
    proposition, bien, mal = essai
    if sum(map(eq, code, proposition)) != bien:
        return False
    return _communs(tuple(sorted(code)), tuple(sorted(proposition))) == bien + mal


def test_code_rapide(code, essais):
    for essai in essais:
        if not test_essai_rapide(code, essai):
            return False
    return True


def nombre_essais(secret, codes=None):
    restants = tous_les_codes(4, 6)
    n = 0
    while True:
        code = restants[0]
        n += 1
        bien = bien_places(secret, code)
        if bien == 4:
            return n
        restants = [c for c in restants if bien_places(c, code) == bien]


def nombre_essais_en_filtrant(secret, codes=None):
    restants = codes or tous_les_codes(4, 6)
    nombre = 1
    while restants[0] != secret:
        proposition = restants[0]
        reponse = (bien_places(secret, proposition), mal_places(secret, proposition))
        restants = [
            code for code in restants if (bien_places(code, proposition), mal_places(code, proposition)) == reponse
        ]
        nombre += 1
    return nombre


def moyenne():
    codes = tous_les_codes(4, 6)
    return sum((nombre_essais(secret) for secret in codes)) / len(codes)


def maximum():
    return max((nombre_essais(secret) for secret in tous_les_codes(4, 6)))


import random


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for _ in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n


def moyenne_melange_un_seul_ordre(n):
    codes = tous_les_codes(4, 6)
    random.shuffle(codes)
    return sum((nombre_essais(random.choice(codes), codes) for _ in range(n))) / n


from functools import cache


@cache
def toutes_les_parties():
    """For each code, the number of tries it takes."""
    tries = {}
    groups = [(1, tous_les_codes(4, 6))]
    while groups:
        rank, group = groups.pop()
        proposition = group[0]
        parts = {}
        for secret in group:
            answer = (bien_places(secret, proposition), mal_places(secret, proposition))
            parts.setdefault(answer, []).append(secret)
        tries[tuple(proposition)] = rank
        groups += [(rank + 1, part) for answer, part in parts.items() if answer != (4, 0)]
    return tries


def nombre_essais_rapide(secret, codes=None):
    if codes is None:
        return toutes_les_parties()[tuple(secret)]
    essais = []
    for code in codes:
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)
    raise ValueError(f"{secret} is not among these codes")
