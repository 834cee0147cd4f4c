"""A demonstration loop at the end of the file never stops."""


def occurences(l, n):
    total = 0
    for i in range(len(l)):
        if l[i] == n:
            total = total + 1
    return total


def bien_places(l1, l2):
    total = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            total = total + 1
    return total


def mal_places(l1, l2):
    total = 0
    for couleur in (1, 2, 3, 4, 5, 6):
        total = total + min(occurences(l1, couleur), occurences(l2, couleur))
    return total - bien_places(l1, l2)


def mal_places_general(l1, l2):
    reste = list(l1)
    total = 0
    for x in l2:
        if x in reste:
            reste.remove(x)
            total = total + 1
    for i in range(min(len(l1), len(l2))):
        if l1[i] == l2[i]:
            total = total - 1
    return total


essais = 1
while mal_places([1, 2, 1, 3], [1, 2, 3, 1]) == 2:
    essais = essais + 1
