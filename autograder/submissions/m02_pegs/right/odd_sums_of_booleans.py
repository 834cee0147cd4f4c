"""Sums of booleans that look as if they could not work."""


def occurences(l, n):
    return sum([[0, 1][x == n] for x in l])


def bien_places(l1, l2):
    return len(l1) - sum(not l1[i] == l2[i] for i in range(len(l1)))


def mal_places(l1, l2):
    reste = list(l1)
    mal = 0
    for pion in l2:
        mal += pion in reste and not reste.remove(pion)
    return mal - bien_places(l1, l2)


def mal_places_general(l1, l2):
    reste = list(l1)
    mal = 0
    for element in l2:
        mal += element in reste and reste.remove(element) is None
    for a, b in zip(l1, l2):
        mal -= a == b
    return mal
