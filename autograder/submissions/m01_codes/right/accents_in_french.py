"""Accented French names everywhere."""


def nombre_codes(p, c):
    résultat = 1
    for _ in range(p):
        résultat *= c
    return résultat


def codes_de_quatre(c):
    résultat = []
    for première in range(1, c + 1):
        for deuxième in range(1, c + 1):
            for troisième in range(1, c + 1):
                for quatrième in range(1, c + 1):
                    résultat.append([première, deuxième, troisième, quatrième])
    return résultat


def tous_les_codes(p=4, c=6):
    énumération = [[couleur] for couleur in range(1, c + 1)]
    for numéro in range(2, p + 1):
        allongés = []
        for début in énumération:
            for couleur in range(1, c + 1):
                allongés.append(début + [couleur])
        énumération = allongés
    return énumération


def masque(code):
    déjà_vues = []
    renuméroté = ""
    for élément in code:
        if élément not in déjà_vues:
            déjà_vues.append(élément)
        renuméroté += str(déjà_vues.index(élément) + 1)
    return renuméroté


def repartition(p, c):
    répartition = {}
    for œuvre in tous_les_codes(p, c):
        clé = tuple(sorted([œuvre.count(é) for é in set(œuvre)], reverse=True))
        répartition[clé] = répartition.get(clé, 0) + 1
    return répartition
