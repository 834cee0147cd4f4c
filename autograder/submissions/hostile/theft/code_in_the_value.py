"""Answers with objects that run code when they are unpickled, copied or compared.

must: earn nothing
"""

import os


class Bomb:
    def __reduce__(self):
        return os._exit, (0,)

    def __deepcopy__(self, memo):
        return 0

    def __getstate__(self):
        os._exit(0)


def occurences(l, n):
    return Bomb()


def bien_places(l1, l2):
    return lambda: os._exit(0)


def mal_places(l1, l2):
    return occurences.__code__


def mal_places_general(l1, l2):
    return type("int", (), {"__reduce_ex__": lambda self, protocol: (eval, ("2",))})()
