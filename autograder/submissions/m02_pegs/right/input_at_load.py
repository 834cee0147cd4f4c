"""A question is asked while the file loads, in the middle of it, before the other functions are defined."""


def occurences(l, n):
    nombre = 0
    for valeur in l:
        if valeur == n:
            nombre += 1
    return nombre


def bien_places(l1, l2):
    nombre = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            nombre += 1
    return nombre


essai = [int(c) for c in input("Votre proposition ? ").split()]
print(bien_places([1, 2, 1, 3], essai))


def mal_places(l1, l2):
    nombre = 0
    for couleur in range(1, 7):
        nombre += min(occurences(l1, couleur), occurences(l2, couleur))
    return nombre - bien_places(l1, l2)


print(mal_places([1, 2, 1, 3], essai))


def mal_places_general(l1, l2):
    reste = list(l1)
    nombre = 0
    for valeur in l2:
        if valeur in reste:
            reste.remove(valeur)
            nombre += 1
    for i in range(min(len(l1), len(l2))):
        if l1[i] == l2[i]:
            nombre -= 1
    return nombre
