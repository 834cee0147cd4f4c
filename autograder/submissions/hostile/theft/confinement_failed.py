"""Sends the frame by which a worker says that it could not be confined.

must: earn nothing
"""

import os

os.write(4, b"\0\0\0\0PermissionError: no sandbox")


def occurences(l, n):
    os.write(4, b"\0\0\0\0PermissionError: no sandbox")
    return 0


bien_places = mal_places = mal_places_general = occurences
