"""Answers with NaN, which no comparison catches.

must: earn nothing
"""

def occurences(l, n):
    return float("nan")


bien_places = mal_places = mal_places_general = occurences
