"""Hands the report a line number of five thousand digits, so that it cannot be written.

must: earn nothing
"""

import sys

sys._getframe(1).f_locals["self"].failures.append([10**5000, "E", "x", None])


def occurences(l, n):
    frame = sys._getframe(1)
    frame.f_globals["failure"] = lambda error: ["E", "x", 10**5000]
    raise ValueError


bien_places = mal_places = mal_places_general = occurences
