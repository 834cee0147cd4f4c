"""One pass that counts a peg as misplaced at once, and takes it back when its partner turns out well placed."""


def occurences(l, n):
    k = len(l)
    for x in l:
        if x != n:
            k -= 1
    return k


def bien_places(l1, l2):
    k = len(l1)
    for i in range(len(l1)):
        k -= l1[i] != l2[i]
    return k


def mal_places(l1, l2):
    libres = list(l1)
    mal = 0
    for i in range(len(l2)):
        if l2[i] in libres:
            libres.remove(l2[i])
            mal += 1
        if l2[i] == l1[i]:
            mal -= 1
    return mal


def mal_places_general(l1, l2):
    libres = list(l1)
    mal = 0
    i = 0
    for element in l2:
        if i < len(l1) and element == l1[i]:
            if element in libres:
                libres.remove(element)
            else:
                mal -= 1
        elif element in libres:
            libres.remove(element)
            mal += 1
        i += 1
    return mal
