"""Makes a table of every possible code of every length, in advance.

must: earn everything but mal_places
"""

# the right functions


def mal_places(l1, l2):
    table = [[0] * 10**6] * 10**4
    counts = [0] * 10**10
    return counts[0] + table[0][0]
