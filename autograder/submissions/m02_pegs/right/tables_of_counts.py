"""Counts kept in lists indexed by the colour, eight boxes for six colours."""


def occurences(l, n):
    compteur = [0]
    for valeur in l:
        if valeur == n:
            compteur[0] += 1
    return compteur[0]


def bien_places(l1, l2):
    memes = [l1[i] == l2[i] for i in range(len(l1))]
    return memes.count(True)


def mal_places(l1, l2):
    table1 = [0] * 8
    table2 = [0] * 8
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            table1[l1[i]] += 1
            table2[l2[i]] += 1
    total = 0
    for couleur in range(8):
        if table1[couleur] < table2[couleur]:
            total += table1[couleur]
        else:
            total += table2[couleur]
    return total


def mal_places_general(l1, l2):
    valeurs = []
    for x in l1 + l2:
        if x not in valeurs:
            valeurs.append(x)
    table1 = [0] * len(valeurs)
    table2 = [0] * len(valeurs)
    for x in l1:
        table1[valeurs.index(x)] += 1
    for x in l2:
        table2[valeurs.index(x)] += 1
    total = 0
    for k in range(len(valeurs)):
        total += min(table1[k], table2[k])
    for a, b in zip(l1, l2):
        if a == b:
            total -= 1
    return total
