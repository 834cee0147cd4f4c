"""A list is returned.

titre: C'est une liste qui est renvoyée.
en: What does `bulls_n_cows('12', '12') == (2, 0)` say? Is `[2, 0]` the same as `(2, 0)`?
fr: Que dit `bulls_n_cows('12', '12') == (2, 0)` ? `[2, 0]` est-il la même chose que `(2, 0)` ?
fails: bulls_gives_a_pair
"""


def bulls_n_cows(a, b):
    reply = [0, 0]
    for i in range(len(a)):
        if a[i] == b[i]:
            reply[0] += 1
        elif a[i] in b:
            reply[1] += 1
    return reply
