"""Counts kept in dictionaries, and in a list of [value, count] pairs for values that cannot be keys."""


def occurences(l, n):
    compte = {}
    for x in l:
        compte[x] = compte.get(x, 0) + 1
    return compte.get(n, 0)


def bien_places(l1, l2):
    places = dict(enumerate(l1))
    bien = 0
    for i in range(len(l2)):
        if places[i] == l2[i]:
            bien += 1
    return bien


def mal_places(l1, l2):
    reste = {}
    for a, b in zip(l1, l2):
        if a != b:
            if a in reste:
                reste[a] += 1
            else:
                reste[a] = 1
    mal = 0
    for a, b in zip(l1, l2):
        if a != b and reste.get(b, 0) > 0:
            reste[b] -= 1
            mal += 1
    return mal


def mal_places_general(l1, l2):
    comptes = []
    for x in l1:
        for paire in comptes:
            if paire[0] == x:
                paire[1] += 1
                break
        else:
            comptes.append([x, 1])
    communs = 0
    for x in l2:
        for paire in comptes:
            if paire[0] == x and paire[1] > 0:
                paire[1] -= 1
                communs += 1
                break
    for i in range(len(l1)):
        if i < len(l2) and l1[i] == l2[i]:
            communs -= 1
    return communs
