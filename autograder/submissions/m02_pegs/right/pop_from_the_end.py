"""Well placed pegs are popped from copies, from the last position to the first."""


def occurences(l, n):
    pile = list(l)
    k = 0
    while pile:
        if pile.pop() == n:
            k += 1
    return k


def bien_places(l1, l2):
    pile1, pile2 = list(l1), list(l2)
    k = 0
    while pile1 and pile2:
        if pile1.pop() == pile2.pop():
            k += 1
    return k


def mal_places(l1, l2):
    a, b = list(l1), list(l2)
    for i in range(len(a) - 1, -1, -1):
        if a[i] == b[i]:
            a.pop(i)
            b.pop(i)
    k = 0
    while b:
        pion = b.pop()
        if pion in a:
            a.remove(pion)
            k += 1
    return k


def mal_places_general(l1, l2):
    a, b = list(l1), list(l2)
    for i in reversed(range(min(len(a), len(b)))):
        if a[i] == b[i]:
            del a[i], b[i]
    k = 0
    while b:
        element = b.pop()
        if element in a:
            del a[a.index(element)]
            k += 1
    return k
