"""The functions are partial applications of more general ones."""

from functools import partial, reduce


def compter(test, l, n):
    return reduce(lambda total, x: total + 1 if test(x, n) else total, l, 0)


def comparer(choix, l1, l2):
    bien = sum(1 for a, b in zip(l1, l2) if a == b)
    reste = list(l2)
    communs = 0
    for x in l1:
        if x in reste:
            reste.remove(x)
            communs += 1
    return choix(bien, communs - bien)


occurences = partial(compter, lambda x, n: x == n)
bien_places = partial(comparer, lambda bien, mal: bien)
mal_places = partial(comparer, lambda bien, mal: mal)
mal_places_general = mal_places
