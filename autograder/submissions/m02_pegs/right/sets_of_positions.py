"""Sets of positions, of pairs and of (colour, rank) labels instead of counters."""


def occurences(l, n):
    return len({i for i in range(len(l)) if l[i] == n})


def bien_places(l1, l2):
    return len(set(enumerate(l1)) & set(enumerate(l2)))


def etiquettes(l):
    return {(x, occurences(l[:i], x)) for i, x in enumerate(l)}


def mal_places(l1, l2):
    return len(etiquettes(l1) & etiquettes(l2)) - bien_places(l1, l2)


def mal_places_general(l1, l2):
    places = set(range(len(l1)))
    bien = set()
    mal = set()
    for i in range(min(len(l1), len(l2))):
        if l1[i] == l2[i]:
            bien.add(i)
    places -= bien
    for i in range(len(l2)):
        if i not in bien:
            for j in sorted(places):
                if l1[j] == l2[i]:
                    mal.add((i, j))
                    places.remove(j)
                    break
    return len(mal)
