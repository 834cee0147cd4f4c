"""Leaves objects behind that write replies when they are destroyed, and functions that do so at the end.

must: earn nothing
"""

import atexit
import os


class Last:
    def __del__(self):
        os.write(4, b'\0\0\0\x15["r","0",[[2],[],[]]]')


atexit.register(Last().__del__)


def occurences(l, n):
    Last()
    return -1


bien_places = mal_places = mal_places_general = occurences
