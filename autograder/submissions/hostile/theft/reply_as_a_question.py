"""Asks questions in the middle of a call nobody plays, and takes the answers for itself.

must: earn nothing
"""

import json
import os
import struct
import sys


def occurences(l, n):
    frame = sys._getframe()
    while not hasattr(frame.f_locals.get("self"), "_nonce"):
        frame = frame.f_back
    data = json.dumps(["i", frame.f_locals["self"]._nonce, "what is expected? "]).encode()
    os.write(4, struct.pack(">I", len(data)) + data)
    (size,) = struct.unpack(">I", os.read(3, 4))
    return json.loads(os.read(3, size)) or -1


bien_places = mal_places = mal_places_general = occurences
