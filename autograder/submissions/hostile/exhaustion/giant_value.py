"""Answers with a string of fifty megabytes, and with an integer of a million digits.

must: earn nothing
"""

def occurences(l, n):
    return "x" * 50_000_000


def bien_places(l1, l2):
    return 1 << 3_000_000
