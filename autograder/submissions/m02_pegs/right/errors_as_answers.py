"""try and except: a peg that cannot be removed is simply not there."""


def occurences(l, n):
    total = 0
    debut = 0
    try:
        while True:
            debut = l.index(n, debut) + 1
            total += 1
    except ValueError:
        return total


def bien_places(l1, l2):
    total = 0
    i = 0
    try:
        while True:
            if l1[i] == l2[i]:
                total += 1
            i += 1
    except IndexError:
        pass
    return total


def mal_places(l1, l2):
    reste = list(l2)
    total = 0
    for pion in l1:
        try:
            reste.remove(pion)
        except ValueError:
            continue
        else:
            total += 1
        finally:
            pion = None
    return total - bien_places(l1, l2)


def mal_places_general(l1, l2):
    return mal_places(l1, l2)
