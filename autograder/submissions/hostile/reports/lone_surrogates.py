"""Answers with, prints and raises texts that no encoding can write.

must: earn nothing
"""

print("\udcff\ud800")


def occurences(l, n):
    print("\ud83d")
    return "\ud800"


def bien_places(l1, l2):
    raise KeyError("\udfff")


def mal_places(l1, l2):
    return {"\ud83d": "\udcff"}


def mal_places_general(l1, l2):
    return ("\ude00\ud83d",)
