"""Constants filled by loops while the file loads, and used by the functions."""

COULEURS = []
for numero in range(1, 7):
    COULEURS.append(numero)

NOMS = ["rouge", "vert", "bleu", "jaune", "noir", "blanc"]
NUMERO = {}
i = 0
while i < len(NOMS):
    NUMERO[NOMS[i]] = COULEURS[i]
    i += 1


def occurences(l, n):
    return len([pion for pion in l if pion == n])


def bien_places(l1, l2):
    bien = 0
    for position in range(len(l1)):
        if l1[position] == l2[position]:
            bien += 1
    return bien


def mal_places(l1, l2):
    communs = 0
    for nom in NOMS:
        communs += min(occurences(l1, NUMERO[nom]), occurences(l2, NUMERO[nom]))
    return communs - bien_places(l1, l2)


def mal_places_general(l1, l2):
    communs = 0
    restants = l2[:]
    for element in l1:
        if element in restants:
            del restants[restants.index(element)]
            communs += 1
    for a, b in zip(l1, l2):
        if a == b:
            communs -= 1
    return communs
