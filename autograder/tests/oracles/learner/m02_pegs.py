def occurences(l, n):
    return sum((element == n for element in l))


def bien_places(l1, l2):
    return sum((a == b for a, b in zip(l1, l2)))


def mal_places(l1, l2):
    mal = 0
    for i in range(len(l1)):
        if l2[i] == l1[i]:
            pass
        elif l2[i] in l1:
            mal += 1
    return mal


def mal_places_en_barrant(l1, l2):
    restes1 = [a for a, b in zip(l1, l2) if a != b]
    restes2 = [b for a, b in zip(l1, l2) if a != b]
    total = 0
    for couleur in restes1:
        if couleur in restes2:
            restes2.remove(couleur)
            total += 1
    return total


def mal_places_general(l1, l2):
    restants = list(l2)
    for element in l1:
        if element in restants:
            restants.remove(element)
    communs = len(l2) - len(restants)
    return communs - sum((a == b for a, b in zip(l1, l2)))
