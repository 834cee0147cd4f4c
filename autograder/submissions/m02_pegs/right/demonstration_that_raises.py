"""Demonstrations that are wrong and raise, in the middle and at the end of the file."""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
    return compteur


print("les 1 : " + occurences([1, 2, 1], 1))


def bien_places(l1, l2):
    compteur = 0
    for a, b in zip(l1, l2):
        if a == b:
            compteur += 1
    return compteur


assert bien_places([1, 2], [2, 1]) == 2, "je ne comprends pas"
print(mal_places([1, 2], [2, 1]))


def mal_places(l1, l2):
    total = 0
    for couleur in range(1, 7):
        total += min(occurences(l1, couleur), occurences(l2, couleur))
    return total - bien_places(l1, l2)


def mal_places_general(l1, l2):
    reste = list(l2)
    total = 0
    for element in l1:
        if element in reste:
            reste.remove(element)
            total += 1
    return total - bien_places(l1, l2)


print(occurences([1, 2, 1]))
mal_places([1, 2, 3], 4)
