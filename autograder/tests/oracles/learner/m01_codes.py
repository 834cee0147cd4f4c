def nombre_codes(p, c):
    return c**p


def tous_les_codes(p=4, c=6):
    if p == 0:
        return [[]]
    return [code + [couleur] for code in tous_les_codes(p - 1, c) for couleur in range(1, c + 1)]


def tous_les_codes_par_etapes(p=4, c=6):
    codes = [[]]
    for _ in range(p):
        codes = [code + [couleur] for code in codes for couleur in range(1, c + 1)]
    return codes


def masque(code):
    motif = ""
    for couleur in code:
        motif += str(code.index(couleur) + 1)
    return motif


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        multiplicites = tuple(sorted((code.count(couleur) for couleur in set(code)), reverse=True))
        nombres[multiplicites] = nombres.get(multiplicites, 0) + 1
    return nombres
