"""numpy when it is there (the results are numpy integers), plain lists when it is not."""

try:
    import numpy as np
except ImportError:
    np = None


def occurences(l, n):
    if np is None:
        return l.count(n)
    return np.sum(np.array(l) == n)


def bien_places(l1, l2):
    if np is None:
        return len([i for i in range(len(l1)) if l1[i] == l2[i]])
    return np.sum(np.array(l1) == np.array(l2))


def mal_places(l1, l2):
    if np is None:
        return sum(min(l1.count(c), l2.count(c)) for c in range(1, 7)) - bien_places(l1, l2)
    code = np.bincount(np.array(l1, dtype=int), minlength=7)
    prop = np.bincount(np.array(l2, dtype=int), minlength=7)
    return np.minimum(code, prop).sum() - bien_places(l1, l2)


def mal_places_general(l1, l2):
    egaux = [[x == y for y in l2] for x in l1]
    libres = [True] * len(l2)
    communs = 0
    for ligne in egaux:
        for j in range(len(l2)):
            if ligne[j] and libres[j]:
                libres[j] = False
                communs += 1
                break
    diagonale = [egaux[i][i] for i in range(min(len(l1), len(l2)))]
    if np is None:
        return communs - sum(diagonale)
    return communs - np.count_nonzero(np.array(diagonale, dtype=bool))
