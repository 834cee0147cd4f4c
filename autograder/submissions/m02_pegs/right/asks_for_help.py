"""A session in which Python's `help` was asked stays in the file."""

help(print)


def occurences(l, n):
    """How many elements of l are n."""
    return sum(x == n for x in l)


def bien_places(l1, l2):
    return sum(a == b for a, b in zip(l1, l2))


def mal_places(l1, l2):
    return sum(min(occurences(l1, c), occurences(l2, c)) for c in range(1, 7)) - bien_places(l1, l2)


def mal_places_general(l1, l2):
    rest = list(l2)
    for x in l1:
        if x in rest:
            rest.remove(x)
    return len(l2) - len(rest) - bien_places(l1, l2)


help(occurences)
