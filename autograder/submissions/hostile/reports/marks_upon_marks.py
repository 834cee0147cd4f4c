"""Piles marks upon letters, and answers with the widest characters there are.

must: earn nothing
"""


def occurences(l, n):
    return "Z" + "\u0335\u0321\u034d" * 5000


def bien_places(l1, l2):
    return "\ufdfd" * 1000 + "👨‍👩‍👧‍👦" * 1000


mal_places = mal_places_general = bien_places
