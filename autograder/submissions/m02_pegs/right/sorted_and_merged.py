"""Sorted copies are walked through together, like two decks of cards."""


def occurences(l, n):
    trie = sorted(l)
    debut = 0
    while debut < len(trie) and trie[debut] < n:
        debut += 1
    fin = debut
    while fin < len(trie) and trie[fin] == n:
        fin += 1
    return fin - debut


def bien_places(l1, l2):
    colonnes = sorted(zip(l1, l2))
    return sum(1 for haut, bas in colonnes if haut == bas)


def mal_places(l1, l2):
    a = sorted(l1)
    b = sorted(l2)
    i = j = communs = 0
    while i < len(a) and j < len(b):
        if a[i] == b[j]:
            communs += 1
            i += 1
            j += 1
        elif a[i] < b[j]:
            i += 1
        else:
            j += 1
    return communs - bien_places(l1, l2)


def mal_places_general(l1, l2):
    suite = list(l1)
    communs = 0
    for x in l2:
        if suite.count(x) > 0:
            suite.pop(suite.index(x))
            communs += 1
    return communs - [a == b for a, b in zip(l1, l2)].count(True)
