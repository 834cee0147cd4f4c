"""The searched value is appended to the caller's list during the search and taken away before the end."""


def occurences(l, n):
    l.append(n)
    total = -1
    for x in l:
        if x == n:
            total += 1
    l.pop()
    return total


def bien_places(l1, l2):
    l1.reverse()
    l2.reverse()
    total = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            total += 1
    l1.reverse()
    l2.reverse()
    return total


def mal_places(l1, l2):
    avant = list(l1)
    communs = 0
    for pion in l2:
        if pion in l1:
            l1.remove(pion)
            communs += 1
    l1[:] = avant
    return communs - bien_places(l1, l2)


def mal_places_general(l1, l2):
    avant = list(l2)
    communs = 0
    for x in l1:
        if x in l2:
            l2.remove(x)
            communs += 1
    l2.clear()
    l2.extend(avant)
    return communs - sum(a == b for a, b in zip(l1, l2))
