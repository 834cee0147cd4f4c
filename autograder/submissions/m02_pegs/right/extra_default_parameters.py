"""Optional parameters nobody asked for, with harmless defaults."""


def occurences(l, n, debut=0, fin=None):
    if fin is None:
        fin = len(l)
    total = 0
    for i in range(debut, fin):
        if l[i] == n:
            total += 1
    return total


def bien_places(l1, l2, *, bavard=False):
    total = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            if bavard:
                print("position", i)
            total += 1
    return total


def mal_places(l1, l2, couleurs=6, premiere=1):
    total = 0
    for couleur in range(premiere, premiere + couleurs):
        total += min(occurences(l1, couleur), occurences(l2, couleur))
    return total - bien_places(l1, l2)


def mal_places_general(l1, l2, vus=None, *autres):
    if vus is None:
        vus = []
    total = 0
    for x in l1:
        if x not in vus:
            vus.append(x)
            total += min(occurences(l1, x), occurences(l2, x))
    commun = min(len(l1), len(l2))
    return total - bien_places(l1[:commun], l2[:commun])
