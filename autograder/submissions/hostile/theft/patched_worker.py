"""Replaces functions of json, os, struct and the builtins the worker uses.

must: earn nothing
"""

import builtins
import json
import os
import struct

json.dumps = lambda *args, **kwargs: '["r", "ready", [[1], [], []], ""]'
struct.pack = lambda *args: b"\0\0\0\1"
builtins.len = lambda value: 0
builtins.type = lambda value: int
builtins.enumerate = lambda values: []


def occurences(l, n):
    return 0


bien_places = mal_places = mal_places_general = occurences
