"""The name is spelt with two r everywhere: occurrences."""


def occurrences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
    return compteur


def bien_places(l1, l2):
    return occurrences([l1[i] == l2[i] for i in range(len(l1))], True)


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurrences(l1, couleur), occurrences(l2, couleur))
    return communs - bien_places(l1, l2)


def mal_places_general(l1, l2):
    communs = 0
    for i in range(len(l1)):
        if occurrences(l1[:i], l1[i]) < occurrences(l2, l1[i]):
            communs += 1
    egaux = [l1[i] == l2[i] for i in range(min(len(l1), len(l2)))]
    return communs - occurrences(egaux, True)
