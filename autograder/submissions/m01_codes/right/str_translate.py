"""Codes as text inside: ''.join, str.translate."""


def nombre_codes(p, c):
    return int(c) ** int(p)


def codes_de_quatre(c):
    lettres = "".join(chr(ord("A") + k) for k in range(c))
    mots = [i + j + k + l for i in lettres for j in lettres for k in lettres for l in lettres]
    return [[lettres.index(lettre) + 1 for lettre in mot] for mot in mots]


def tous_les_codes(p=4, c=6):
    lettres = [chr(ord("A") + k) for k in range(c)]
    mots = [""]
    for _ in range(p):
        mots = [mot + lettre for mot in mots for lettre in lettres]
    return [[ord(lettre) - ord("A") + 1 for lettre in mot] for mot in mots]


def masque(code):
    texte = "".join(str(k) for k in code)
    differents = "".join(dict.fromkeys(texte))
    return texte.translate(str.maketrans(differents, "123456789"[: len(differents)]))


def repartition(p, c):
    comptes = {}
    for code in tous_les_codes(p, c):
        texte = masque(code)
        cle = tuple(sorted((texte.count(x) for x in "123456789" if x in texte), reverse=True))
        comptes[cle] = comptes.get(cle, 0) + 1
    return comptes
