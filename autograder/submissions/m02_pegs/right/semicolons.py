"""Semicolons, parentheses around every condition, several statements a line."""


def occurences(l, n):
    c = 0; i = 0;
    while (i < len(l)):
        if (l[i] == n): c += 1;
        i += 1;
    return (c);


def bien_places(l1, l2):
    c = 0;
    for i in range(0, len(l1), 1):
        if ((l1[i] == l2[i]) == True): c = c + 1;
    return (c);


def mal_places(l1, l2):
    c = 0; k = 1;
    while (k <= 6):
        a = occurences(l1, k); b = occurences(l2, k);
        if (a <= b): c += a;
        else: c += b;
        k += 1;
    return (c - bien_places(l1, l2));


def mal_places_general(l1, l2):
    r = list(l2); c = 0;
    for x in l1:
        if (x in r): r.remove(x); c += 1;
    for i in range(0, min(len(l1), len(l2)), 1):
        if (l1[i] == l2[i]): c -= 1;
    return (c);
