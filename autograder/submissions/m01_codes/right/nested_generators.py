"""Generators inside generators, collected at the end."""


def nombre_codes(p, c):
    def facteurs():
        for _ in range(p):
            yield c

    total = 1
    for f in facteurs():
        total *= f
    return total


def codes_de_quatre(c):
    def codes():
        for i in range(1, c + 1):
            for j in range(1, c + 1):
                for k in range(1, c + 1):
                    for l in range(1, c + 1):
                        yield [i, j, k, l]

    return list(codes())


def tous_les_codes(p=4, c=6):
    def suites(longueur):
        if longueur == 0:
            yield []
            return
        for debut in suites(longueur - 1):
            for k in range(1, c + 1):
                yield [*debut, k]

    return list(suites(p))


def masque(code):
    def chiffres():
        vues = {}
        for k in code:
            yield str(vues.setdefault(k, len(vues) + 1))

    return "".join(chiffres())


def repartition(p, c):
    def sortes():
        for code in tous_les_codes(p, c):
            yield tuple(sorted((code.count(k) for k in set(code)), key=lambda n: -n))

    nombres = {}
    for sorte in sortes():
        nombres[sorte] = 1 + nombres.get(sorte, 0)
    return nombres
