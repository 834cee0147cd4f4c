"""Turns the direction of the text round, so that what is shown reads as something else.

must: earn nothing
"""


def occurences(l, n):
    return "\u202e\u2066 52/52 \u2069\u200f passed \u061c\u200b\ufeff\U000e0041"


def bien_places(l1, l2):
    raise ValueError("\u2067evil\u2028line\u2029\u0085 \u00ad")


mal_places = mal_places_general = bien_places
