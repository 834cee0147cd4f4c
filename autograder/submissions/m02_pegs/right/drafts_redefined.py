"""Wrong drafts come first, and are defined again correctly further down."""


def occurences(l, n):
    return n in l


def bien_places(l1, l2):
    for i in range(4):
        if l1[i] == l2[i]:
            return i


def mal_places(l1, l2):
    print(occurences(l1, 1), bien_places(l1, l2))


def mal_places_general(l1, l2):
    pass


def occurences(l, n):
    nb = 0
    for x in l:
        if x == n:
            nb += 1
    return nb


def bien_places(l1, l2):
    nb = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            nb += 1
    return nb


def mal_places(l1, l2):
    nb = 0
    for couleur in range(1, 7):
        nb += min(occurences(l1, couleur), occurences(l2, couleur))
    return nb - bien_places(l1, l2)


def mal_places_general(l1, l2):
    nb = 0
    reste = list(l1)
    for x in l2:
        if x in reste:
            reste.remove(x)
            nb += 1
    for a, b in zip(l1, l2):
        if a == b:
            nb -= 1
    return nb
