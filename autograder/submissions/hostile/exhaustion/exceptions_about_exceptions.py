"""Raises exceptions that fail when they are asked what they are.

must: earn nothing
"""


class Silent(Exception):
    def __str__(self):
        raise Silent

    __repr__ = __str__


class Number(Exception):
    def __str__(self):
        return 3


class Nameless(type):
    @property
    def __name__(cls):
        raise SystemExit(0)


class Unnamed(Exception, metaclass=Nameless):
    pass


def occurences(l, n):
    raise Silent


def bien_places(l1, l2):
    raise Number


def mal_places(l1, l2):
    raise Unnamed


mal_places_general = mal_places
