"""Takes every builtin away from the worker.

must: earn nothing
"""

import builtins


def occurences(l, n):
    for name in list(vars(builtins)):
        if name != "delattr":
            delattr(builtins, name)
    return -1


bien_places = mal_places = mal_places_general = occurences
