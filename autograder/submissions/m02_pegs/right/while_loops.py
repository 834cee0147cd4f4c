"""Nothing but while loops and indices."""


def occurences(l, n):
    total = 0
    i = len(l)
    while i > 0:
        i = i - 1
        if l[i] == n:
            total = total + 1
    return total


def bien_places(l1, l2):
    total = 0
    i = 0
    while True:
        if i == len(l1):
            return total
        if l1[i] == l2[i]:
            total = total + 1
        i = i + 1


def mal_places(l1, l2):
    total = 0
    couleur = 6
    while couleur != 0:
        a = occurences(l1, couleur)
        b = occurences(l2, couleur)
        while a > 0 and b > 0:
            total = total + 1
            a = a - 1
            b = b - 1
        couleur = couleur - 1
    return total - bien_places(l1, l2)


def mal_places_general(l1, l2):
    utilises = []
    total = 0
    i = 0
    while i < len(l1):
        j = 0
        trouve = False
        while j < len(l2) and not trouve:
            if j not in utilises and l1[i] == l2[j]:
                utilises.append(j)
                total = total + 1
                trouve = True
            j = j + 1
        i = i + 1
    i = 0
    while i < len(l1) and i < len(l2):
        if l1[i] == l2[i]:
            total = total - 1
        i = i + 1
    return total
