"""The file imports itself by its module name at its end, to try its own functions."""


def occurences(l, n):
    total = 0
    for x in l:
        if x == n:
            total += 1
    return total


def bien_places(l1, l2):
    total = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            total += 1
    return total


def mal_places(l1, l2):
    reste1 = [l1[i] for i in range(len(l1)) if l1[i] != l2[i]]
    reste2 = [l2[i] for i in range(len(l1)) if l1[i] != l2[i]]
    total = 0
    for couleur in range(1, 7):
        total += min(occurences(reste1, couleur), occurences(reste2, couleur))
    return total


def mal_places_general(l1, l2):
    reste = list(l2)
    total = 0
    for x in l1:
        if x in reste:
            reste.remove(x)
            total += 1
    for a, b in zip(l1, l2):
        if a == b:
            total -= 1
    return total


import m02_pegs
from m02_pegs import mal_places as mal

print(m02_pegs.bien_places([1, 2, 1, 3], [1, 2, 3, 1]), mal([1, 2, 1, 3], [1, 2, 3, 1]))
