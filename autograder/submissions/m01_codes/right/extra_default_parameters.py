"""Each function has one parameter more than asked for, with a default value."""


def nombre_codes(p, c, depart=1):
    for _ in range(p):
        depart = depart * c
    return depart


def codes_de_quatre(c, premier=1):
    couleurs = range(premier, c + premier)
    return [[i, j, k, l] for i in couleurs for j in couleurs for k in couleurs for l in couleurs]


def tous_les_codes(p=4, c=6, debut=None):
    if debut is None:
        debut = []
    if len(debut) == p:
        return [debut]
    codes = []
    for k in range(1, c + 1):
        codes += tous_les_codes(p, c, debut + [k])
    return codes


def masque(code, chiffres="123456789"):
    vues = []
    motif = ""
    for k in code:
        if k not in vues:
            vues.append(k)
        motif += chiffres[vues.index(k)]
    return motif


def repartition(p, c, codes=None):
    nombres = {}
    for code in codes or tous_les_codes(p, c):
        cle = tuple(sorted([code.count(k) for k in set(code)], reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
