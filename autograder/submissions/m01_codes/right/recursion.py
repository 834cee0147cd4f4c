"""Everything is recursive, the counting too."""


def nombre_codes(p, c):
    if p == 0:
        return 1
    return c * nombre_codes(p - 1, c)


def codes_de_quatre(c):
    return tous_les_codes(4, c)


def tous_les_codes(p=4, c=6):
    if p == 0:
        return [[]]
    codes = []
    for premiere in range(1, c + 1):
        for suite in tous_les_codes(p - 1, c):
            codes.append([premiere] + suite)
    return codes


def masque(code, vues=()):
    if code == []:
        return ""
    if code[0] not in vues:
        vues = vues + (code[0],)
    return str(vues.index(code[0]) + 1) + masque(code[1:], vues)


def multiplicites(code):
    if len(code) == 0:
        return ()
    reste = [k for k in code if k != code[0]]
    return (len(code) - len(reste),) + multiplicites(reste)


def compter(codes, i, nombres):
    while i < len(codes):
        cle = tuple(sorted(multiplicites(codes[i]))[::-1])
        nombres[cle] = nombres.get(cle, 0) + 1
        i += 1
    return nombres


def repartition(p, c):
    return compter(tous_les_codes(p, c), 0, {})
