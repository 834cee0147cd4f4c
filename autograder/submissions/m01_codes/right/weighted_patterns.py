"""repartition counts the patterns of p pegs and multiplies by the choices of colours."""


def nombre_codes(p, c):
    return 1 if p == 0 else nombre_codes(p - 1, c) * c


def codes_de_quatre(c):
    return tous_les_codes(4, c)


def tous_les_codes(p=4, c=6):
    if p < 1:
        return [[]]
    return [[k, *suite] for k in range(1, c + 1) for suite in tous_les_codes(p - 1, c)]


def masque(code):
    numeros = {}
    for k in code:
        if k not in numeros:
            numeros[k] = str(len(numeros) + 1)
    return "".join([numeros[k] for k in code])


def motifs(p):
    trouves = [""]
    for _ in range(p):
        trouves = [m + str(n) for m in trouves for n in range(1, len(set(m)) + 2)]
    return trouves


def repartition(p, c):
    nombres = {}
    for m in motifs(p):
        choix = 1
        for i in range(len(set(m))):
            choix *= c - i
        if choix > 0:
            cle = tuple(sorted((m.count(x) for x in set(m)), reverse=True))
            nombres[cle] = nombres.get(cle, 0) + choix
    return nombres
