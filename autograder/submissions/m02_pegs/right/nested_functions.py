"""Helper functions are defined inside the functions, with nonlocal counters."""


def occurences(l, n):
    total = 0

    def regarder(element):
        nonlocal total
        if element == n:
            total += 1

    for element in l:
        regarder(element)
    return total


def bien_places(l1, l2):
    def pareil(i):
        return l1[i] == l2[i]

    return len(list(filter(pareil, range(len(l1)))))


def mal_places(l1, l2):
    def minimum(a, b):
        if b < a:
            return b
        return a

    def communs():
        somme = 0
        for couleur in range(1, 7):
            somme += minimum(occurences(l1, couleur), occurences(l2, couleur))
        return somme

    return communs() - bien_places(l1, l2)


def mal_places_general(l1, l2):
    reste = list(l1)

    def prendre(element):
        if element in reste:
            reste.remove(element)
            return 1
        return 0

    communs = sum(prendre(element) for element in l2)
    return communs - sum(1 for a, b in zip(l1, l2) if a == b)
