"""Sends a frame that a careless bracket counter reads for hours.

must: earn nothing
"""

import os
import struct


def occurences(l, n):
    data = b"[" * 61 + b'"' + b'\\"' * 500_000
    data = struct.pack(">I", len(data)) + data
    while data:
        data = data[os.write(4, data) :]
    return 0


bien_places = mal_places = mal_places_general = occurences
