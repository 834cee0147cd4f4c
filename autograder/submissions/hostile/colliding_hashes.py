"""Answers with a set whose elements all have the same hash.

must: earn nothing, and leave everybody else's mark as it is.
"""

def occurences(l, n):
    return {k * (2**61 - 1) for k in range(2000)}


bien_places = mal_places = mal_places_general = occurences
