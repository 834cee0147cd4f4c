"""Writes replies on the pipe while it is loaded, before anything was asked.

must: earn nothing
"""

import json
import os
import struct

for nonce in ("ready", "0" * 16, None):
    data = json.dumps(["r", nonce, [[0] * 256, [], []], ""]).encode()
    os.write(4, struct.pack(">I", len(data)) + data)


def occurences(l, n):
    return 0


bien_places = mal_places = mal_places_general = occurences
