"""The codes are the numbers from 0 to c**p - 1, written in base c."""


def nombre_codes(p, c):
    return pow(c, p)


def codes_de_quatre(c):
    return [[n // c**3 + 1, n // c**2 % c + 1, n // c % c + 1, n % c + 1] for n in range(c**4)]


def tous_les_codes(p=4, c=6):
    codes = []
    for n in range(nombre_codes(p, c)):
        code = []
        for _ in range(p):
            n, reste = divmod(n, c)
            code.insert(0, reste + 1)
        codes.append(code)
    return codes


def masque(code):
    motif = ""
    for i, k in enumerate(code):
        premier = code.index(k)
        if premier == i:
            motif += str(len(set(code[:i])) + 1)
        else:
            motif += motif[premier]
    return motif


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        motif = masque(code)
        cle = tuple(sorted([motif.count(chiffre) for chiffre in set(motif)], reverse=True))
        nombres.setdefault(cle, 0)
        nombres[cle] += 1
    return nombres
