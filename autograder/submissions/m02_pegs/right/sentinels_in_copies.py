"""Two passes over copies in which the pegs already used are replaced by marks, one mark for each list."""


def occurences(l, n):
    nb = 0
    for x in l:
        if x == n:
            nb += 1
    return nb


def bien_places(l1, l2):
    nb = 0
    for i in range(0, len(l1)):
        if (l1[i] == l2[i]) == True:
            nb = nb + 1
    return nb


def mal_places(l1, l2):
    code = l1[:]
    prop = l2[:]
    for i in range(len(code)):
        if code[i] == prop[i]:
            code[i] = None
            prop[i] = -1
    mal = 0
    for i in range(len(prop)):
        for j in range(len(code)):
            if prop[i] == code[j]:
                mal += 1
                prop[i] = -1
                code[j] = None
    return mal


def mal_places_general(l1, l2):
    fini1 = object()
    fini2 = object()
    a = list(l1)
    b = list(l2)
    for i in range(min(len(a), len(b))):
        if a[i] == b[i]:
            a[i] = fini1
            b[i] = fini2
    mal = 0
    for i in range(len(b)):
        if b[i] in a:
            a[a.index(b[i])] = fini1
            b[i] = fini2
            mal += 1
    return mal
