"""Traces for the author's eyes are printed inside the functions, which still return their result."""


def occurences(l, n):
    nb = 0
    for x in l:
        if x == n:
            nb += 1
            print("trouvé", n)
    print("occurences =", nb)
    return nb


def bien_places(l1, l2):
    print(l1, l2)
    nb = 0
    for i in range(len(l1)):
        print(i, ":", l1[i], l2[i], l1[i] == l2[i])
        if l1[i] == l2[i]:
            nb += 1
    return nb


def mal_places(l1, l2):
    nb = 0
    for couleur in range(1, 7):
        nb += min(occurences(l1, couleur), occurences(l2, couleur))
    print("communs :", nb)
    nb = nb - bien_places(l1, l2)
    print("mal placés :", nb)
    return nb


def mal_places_general(l1, l2):
    reste = list(l2)
    nb = 0
    for x in l1:
        if x in reste:
            print(repr(x), "est dans", reste)
            reste.remove(x)
            nb += 1
    for a, b in zip(l1, l2):
        if a == b:
            nb -= 1
    return nb
