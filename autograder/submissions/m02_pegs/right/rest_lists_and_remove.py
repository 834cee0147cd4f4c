"""The pegs which are not well placed go to two rest lists, then `in` and `remove`."""


def occurences(l, n):
    return l.count(n)


def bien_places(l1, l2):
    return len([1 for a, b in zip(l1, l2) if a == b])


def mal_places(l1, l2):
    reste1 = [a for a, b in zip(l1, l2) if a != b]
    reste2 = [b for a, b in zip(l1, l2) if a != b]
    mal = 0
    for pion in reste2:
        if pion in reste1:
            reste1.remove(pion)
            mal += 1
    return mal


def mal_places_general(l1, l2):
    n = min(len(l1), len(l2))
    reste1 = [l1[i] for i in range(n) if not l1[i] == l2[i]] + l1[n:]
    reste2 = [l2[i] for i in range(n) if not l1[i] == l2[i]] + l2[n:]
    mal = 0
    for element in reste2:
        if element in reste1:
            reste1.remove(element)
            mal += 1
    return mal
