"""Answers with a coroutine, to be awaited by somebody.

must: earn nothing
"""


async def occurences(l, n):
    return l.count(n)


async def bien_places(l1, l2):
    yield sum(a == b for a, b in zip(l1, l2))


mal_places = mal_places_general = bien_places
