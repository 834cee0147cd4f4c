"""Boolean flags for both lists, two nested loops and a break."""


def occurences(l, n):
    total = 0
    for i in range(len(l)):
        if l[i] != n:
            continue
        total += 1
    return total


def bien_places(l1, l2):
    total = 0
    for i in range(len(l1)):
        egal = False
        if l1[i] == l2[i]:
            egal = True
        if egal:
            total += 1
    return total


def mal_places(l1, l2):
    return mal_places_general(l1, l2)


def mal_places_general(l1, l2):
    utilise1 = [False] * len(l1)
    utilise2 = [False] * len(l2)
    for i in range(len(l1)):
        if i < len(l2) and l1[i] == l2[i]:
            utilise1[i] = True
            utilise2[i] = True
    mal = 0
    for i in range(len(l2)):
        if utilise2[i]:
            continue
        for j in range(len(l1)):
            if not utilise1[j] and l1[j] == l2[i]:
                utilise1[j] = True
                utilise2[i] = True
                mal += 1
                break
    return mal
