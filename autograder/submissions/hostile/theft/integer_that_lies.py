"""Answers with an int subclass whose comparisons, repr and hash lie.

must: earn nothing
"""

class Any(int):
    __class__ = property(lambda self: int)

    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    def __hash__(self):
        return 0

    def __repr__(self):
        return "2"

    def __index__(self):
        return 2


def occurences(l, n):
    return Any(-7)


bien_places = mal_places = mal_places_general = occurences
