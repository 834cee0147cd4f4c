"""A counter like that of a car: the last peg moves at each code."""


def nombre_codes(p, c):
    n = 1
    while p > 0:
        n *= c
        p -= 1
    return n


def codes_de_quatre(c):
    codes = []
    a = 1
    while a <= c:
        b = 1
        while b <= c:
            d = 1
            while d <= c:
                e = 1
                while e <= c:
                    codes.append([a, b, d, e])
                    e += 1
                d += 1
            b += 1
        a += 1
    return codes


def tous_les_codes(p=4, c=6):
    codes = []
    code = [1] * p
    while True:
        codes.append(code.copy())
        i = p - 1
        while i >= 0 and code[i] == c:
            code[i] = 1
            i -= 1
        if i < 0:
            break
        code[i] += 1
    return codes


def masque(code):
    numeros = [0] * 100
    dernier = 0
    motif = ""
    for k in code:
        if numeros[k] == 0:
            dernier += 1
            numeros[k] = dernier
        motif = motif + str(numeros[k])
    return motif


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        compte = [0] * (c + 1)
        for k in code:
            compte[k] += 1
        while 0 in compte:
            compte.remove(0)
        compte.sort()
        compte.reverse()
        cle = tuple(compte)
        if cle in nombres:
            nombres[cle] = nombres[cle] + 1
        else:
            nombres[cle] = 1
    return nombres
