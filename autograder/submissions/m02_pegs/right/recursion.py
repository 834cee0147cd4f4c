"""Every function calls itself on shorter lists."""


def occurences(l, n):
    if l == []:
        return 0
    if l[0] == n:
        return 1 + occurences(l[1:], n)
    return occurences(l[1:], n)


def bien_places(l1, l2):
    if not l1 or not l2:
        return 0
    return (1 if l1[-1] == l2[-1] else 0) + bien_places(l1[:-1], l2[:-1])


def mal_places(l1, l2):
    return communs(l1, l2) - bien_places(l1, l2)


def communs(l1, l2):
    if not l1:
        return 0
    if l1[0] in l2:
        i = l2.index(l1[0])
        return 1 + communs(l1[1:], l2[:i] + l2[i + 1 :])
    return communs(l1[1:], l2)


def debuts_egaux(l1, l2):
    if not l1 or not l2:
        return 0
    return (1 if l1[0] == l2[0] else 0) + debuts_egaux(l1[1:], l2[1:])


def mal_places_general(l1, l2):
    return communs(l1, l2) - debuts_egaux(l1, l2)
