"""One code, lengthened with append and shortened with pop; copies are kept."""


def nombre_codes(p, c):
    # fast exponentiation
    resultat = 1
    while p:
        if p % 2:
            resultat *= c
        c *= c
        p //= 2
    return resultat


def codes_de_quatre(c):
    codes = []
    code = [0] * 4
    for code[0] in range(1, c + 1):
        for code[1] in range(1, c + 1):
            for code[2] in range(1, c + 1):
                for code[3] in range(1, c + 1):
                    codes.append(code[:])
    return codes


def tous_les_codes(p=4, c=6):
    codes = []
    code = []

    def completer():
        if len(code) == p:
            codes.append(code[:])
            return
        for k in range(1, c + 1):
            code.append(k)
            completer()
            code.pop()

    completer()
    return codes


def masque(code):
    motif = ["?"] * len(code)
    numero = 0
    for i in range(len(code)):
        if motif[i] == "?":
            numero += 1
            for j in range(i, len(code)):
                if code[j] == code[i]:
                    motif[j] = str(numero)
    return "".join(motif)


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        reste = list(code)
        comptes = []
        while reste:
            k = reste[0]
            comptes.append(reste.count(k))
            reste = [x for x in reste if x != k]
        comptes = tuple(sorted(comptes, reverse=True))
        nombres[comptes] = nombres.get(comptes, 0) + 1
    return nombres
