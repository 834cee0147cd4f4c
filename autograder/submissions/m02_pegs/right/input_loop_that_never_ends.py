"""A bare except asks again for ever, in a variable assigned while the file loads."""


def occurences(l, n):
    nombre = 0
    for pion in l:
        nombre += pion == n
    return nombre


def bien_places(l1, l2):
    nombre = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            nombre += 1
    return nombre


def saisir():
    while True:
        try:
            texte = input("Votre proposition : ")
            return [int(chiffre) for chiffre in texte]
        except:
            print("Je n'ai pas compris, recommencez.")


p = saisir()
print("bien placés :", bien_places([1, 2, 1, 3], p))


def mal_places(l1, l2):
    nombre = -bien_places(l1, l2)
    for couleur in range(1, 7):
        nombre += min(occurences(l1, couleur), occurences(l2, couleur))
    return nombre


def mal_places_general(l1, l2):
    attente = list(l1)
    nombre = 0
    for element in l2:
        if element in attente:
            attente.remove(element)
            nombre += 1
    for a, b in zip(l1, l2):
        if a == b:
            nombre -= 1
    return nombre
