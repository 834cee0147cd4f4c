"""numpy when it is there (some results are numpy integers), plain Python when it is not."""

try:
    import numpy as np
except ImportError:
    np = None


def nombre_codes(p, c):
    return c**p


def codes_de_quatre(c):
    couleurs = range(1, c + 1)
    return [[i, j, k, l] for i in couleurs for j in couleurs for k in couleurs for l in couleurs]


def tous_les_codes(p=4, c=6):
    if np is None:
        codes = [[]]
        for _ in range(p):
            codes = [code + [k] for code in codes for k in range(1, c + 1)]
        return codes
    return (np.indices((c,) * p).reshape(p, -1).T + 1).tolist()


def masque(code):
    vues = []
    for k in code:
        if k not in vues:
            vues.append(k)
    return "".join(str(vues.index(k) + 1) for k in code)


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        if np is None:
            comptes = [code.count(k) for k in set(code)]
        else:
            comptes = np.unique(code, return_counts=True)[1]
        cle = tuple(sorted(comptes, reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
