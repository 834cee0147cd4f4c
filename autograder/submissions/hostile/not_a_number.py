"""Answers with NaN, which no comparison catches.

must: earn nothing, and leave everybody else's mark as it is.
"""

def occurences(l, n):
    return float("nan")


bien_places = mal_places = mal_places_general = occurences
