"""Answers with a string of fifty megabytes, and with an integer of a million digits.

must: earn nothing, and leave everybody else's mark as it is.
"""

def occurences(l, n):
    return "x" * 50_000_000


def bien_places(l1, l2):
    return 1 << 3_000_000


mal_places = mal_places_general = bien_places
