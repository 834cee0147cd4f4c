"""Answers each call with what was right for the one before.

must: earn nothing
"""

kept = {}


def occurences(l, n):
    answer, kept["o"] = kept.get("o", -1), l.count(n)
    return answer


def bien_places(l1, l2):
    answer, kept["b"] = kept.get("b", -1), sum(a == b for a, b in zip(l1, l2))
    return answer


mal_places = mal_places_general = bien_places
