"""The recent corners of the language: match on the lists, and the walrus."""


def occurences(l, n):
    match l:
        case []:
            return 0
        case [premier, *suite] if premier == n:
            return 1 + occurences(suite, n)
        case [_, *suite]:
            return occurences(suite, n)


def bien_places(l1, l2):
    match l1, l2:
        case [a, *suite1], [b, *suite2]:
            return int(a == b) + bien_places(suite1, suite2)
        case _:
            return 0


def mal_places(l1, l2):
    i = -1
    communs = 0
    couleurs = [1, 2, 3, 4, 5, 6]
    while (i := i + 1) < len(couleurs):
        if (a := occurences(l1, couleurs[i])) and (b := occurences(l2, couleurs[i])):
            communs += min(a, b)
    return communs - bien_places(l1, l2)


def mal_places_general(l1, l2):
    reste = [*l2]
    communs = 0
    for x in l1:
        if (place := next((j for j, y in enumerate(reste) if x == y), -1)) >= 0:
            reste.pop(place)
            communs += 1
    return communs - bien_places(l1, l2)
