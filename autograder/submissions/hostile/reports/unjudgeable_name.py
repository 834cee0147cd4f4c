"""Raises an exception whose class has a name that no encoding can write.

must: earn nothing
"""

class Odd(type):
    __name__ = property(lambda cls: "\ud800")


class Surrogate(Exception, metaclass=Odd):
    pass


def occurences(l, n):
    raise Surrogate


bien_places = mal_places = mal_places_general = occurences
