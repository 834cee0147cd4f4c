"""The file shows its results and tests itself when it is loaded."""


def nombre_codes(p, c):
    return c**p


print(nombre_codes(4, 6))
assert nombre_codes(4, 6) == 1296


def codes_de_quatre(c):
    codes = []
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                for l in range(1, c + 1):
                    codes.append([i, j, k, l])
    return codes


print(codes_de_quatre(2))
assert len(codes_de_quatre(6)) == nombre_codes(4, 6)


def tous_les_codes(p=4, c=6):
    codes = [[]]
    while len(codes[0]) < p:
        codes = [code + [k] for code in codes for k in range(1, c + 1)]
    return codes


print(tous_les_codes(2, 3))
assert len(tous_les_codes()) == nombre_codes(4, 6)


def masque(code):
    vues = []
    motif = ""
    for k in code:
        if not k in vues:
            vues += [k]
        motif += str(vues.index(k) + 1)
    return motif


print(sorted({masque(code) for code in tous_les_codes(4, 4)}))


def repartition(p, c):
    rep = dict()
    for code in tous_les_codes(p, c):
        m = []
        for k in range(1, c + 1):
            if k in code:
                m.append(code.count(k))
        m.sort(reverse=True)
        m = tuple(m)
        if m not in rep:
            rep[m] = 0
        rep[m] += 1
    return rep


for m, n in repartition(4, 8).items():
    print(m, round(100 * n / nombre_codes(4, 8), 1), "%")
