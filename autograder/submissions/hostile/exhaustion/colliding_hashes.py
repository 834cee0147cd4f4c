"""Answers with a set whose elements all have the same hash.

must: earn nothing
"""

def occurences(l, n):
    return {k * (2**61 - 1) for k in range(2000)}
