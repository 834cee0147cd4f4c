"""Tries to leave files behind, in every folder it knows of.

must: earn nothing
"""

import os

for folder in ("/", "/tmp", "/scratch", "/dev/shm", os.path.dirname(os.__file__), "."):
    try:
        with open(folder + "/left_behind_by_a_submission", "w") as file:
            file.write("here")
    except OSError:
        pass


def occurences(l, n):
    return -1


bien_places = mal_places = mal_places_general = occurences
