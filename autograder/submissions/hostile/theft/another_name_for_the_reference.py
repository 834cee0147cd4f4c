"""Names itself after a task that is replaced by a correct function, to have that one judged.

must: earn nothing
"""

import sys

given = sys._getframe(1).f_locals["self"].given
names = globals()


def mal_places(l1, l2):
    return -1


for name in ("occurences", "bien_places"):
    if name in given:
        names["mal_places"] = names["mal_places_general"] = given[name]


def occurences(l, n):
    return None


def bien_places(l1, l2):
    return None
