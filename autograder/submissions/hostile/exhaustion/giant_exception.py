"""Raises an exception with a message of five megabytes, of a class with a name of one.

must: earn nothing
"""

Giant = type("G" * 1_000_000, (Exception,), {})


def occurences(l, n):
    raise Giant("x" * 5_000_000)


def bien_places(l1, l2):
    raise Giant(*["x" * 1000] * 100)
