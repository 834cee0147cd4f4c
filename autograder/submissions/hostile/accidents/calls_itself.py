"""Calls itself and forgets to stop.

must: earn everything but occurences
"""

# the right functions


def occurences(l, n):
    return (l[0] == n) + occurences(l[1:], n) if l else occurences(l, n)
