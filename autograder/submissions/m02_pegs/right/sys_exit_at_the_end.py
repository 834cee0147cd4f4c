"""The file leaves Python at its end with sys.exit, as a script would."""

import sys


def occurences(l, n):
    return len(l) - len([x for x in l if x != n])


def bien_places(l1, l2):
    return len(l1) - len([i for i in range(len(l1)) if l1[i] != l2[i]])


def mal_places(l1, l2):
    communs = []
    for couleur in range(1, 7):
        communs += [couleur] * min(occurences(l1, couleur), occurences(l2, couleur))
    return len(communs) - bien_places(l1, l2)


def mal_places_general(l1, l2):
    reste = list(l1)
    communs = []
    for x in l2:
        if x in reste:
            reste.remove(x)
            communs.append(x)
    n = min(len(l1), len(l2))
    return len(communs) - bien_places(l1[:n], l2[:n])


print("mal placés :", mal_places([1, 2, 1, 3], [1, 2, 3, 1]))
sys.exit(0)
