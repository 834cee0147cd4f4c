"""Traces are left in the functions, which return all the same."""


def nombre_codes(p, c):
    n = 1
    for i in range(p):
        n = n * c
        print("avec", i + 1, "pions :", n)
    return n


def codes_de_quatre(c):
    codes = []
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                for l in range(1, c + 1):
                    print(i, j, k, l)
                    codes.append([i, j, k, l])
    return codes


def tous_les_codes(p=4, c=6):
    print("p =", p, "c =", c)
    if p == 1:
        return [[k] for k in range(1, c + 1)]
    codes = []
    for code in tous_les_codes(p - 1, c):
        for k in range(1, c + 1):
            codes.append(code + [k])
    print(len(codes), "codes")
    return codes


def masque(code):
    print(code)
    vues = []
    motif = ""
    for k in code:
        if k in vues:
            motif = motif + str(vues.index(k) + 1)
        else:
            vues.append(k)
            motif = motif + str(len(vues))
    print(motif)
    return motif


def repartition(p, c):
    rep = {}
    for code in tous_les_codes(p, c):
        l = []
        for k in set(code):
            l.append(code.count(k))
        l = tuple(sorted(l, reverse=True))
        rep[l] = rep.get(l, 0) + 1
    for cle in rep:
        print(cle, rep[cle])
    return rep
