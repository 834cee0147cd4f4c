"""The parameters are given new lists before anything is taken out of them."""


def occurences(l, n):
    l = sorted(l)
    compteur = 0
    while n in l:
        del l[l.index(n)]
        compteur += 1
    return compteur


def bien_places(l1, l2):
    l1 = tuple(l1)
    l2 = tuple(l2)
    compteur = 0
    while l1:
        if l1[0] == l2[0]:
            compteur += 1
        l1 = l1[1:]
        l2 = l2[1:]
    return compteur


def mal_places(l1, l2):
    n = bien_places(l1, l2)
    l1 = l1[:]
    l2 = l2[:]
    compteur = 0
    while l2:
        pion = l2.pop()
        if pion in l1:
            l1.remove(pion)
            compteur += 1
    return compteur - n


def mal_places_general(l1, l2):
    l1, l2 = list(l1), list(l2)
    i = 0
    while i < len(l1) and i < len(l2):
        if l1[i] == l2[i]:
            del l1[i]
            del l2[i]
        else:
            i += 1
    l1.reverse()
    compteur = 0
    for x in l1:
        if x in l2:
            l2.remove(x)
            compteur += 1
    return compteur
