"""Answers with an instance of a class that says it is int, and whose metaclass agrees with every question.

must: earn nothing
"""


class Agrees(type):
    def __eq__(cls, other):
        return True

    def __hash__(cls):
        return hash(int)

    def __instancecheck__(cls, value):
        return True

    def __subclasscheck__(cls, other):
        return True

    def __getattribute__(cls, name):
        if name in ("__name__", "__qualname__"):
            return "int"
        if name == "__module__":
            return "builtins"
        return type.__getattribute__(cls, name)


class Number(metaclass=Agrees):
    def __eq__(self, other):
        return True

    def __hash__(self):
        return 0

    def __index__(self):
        return 0

    __int__ = __bool__ = __index__


def occurences(l, n):
    return Number()


bien_places = mal_places = mal_places_general = occurences
