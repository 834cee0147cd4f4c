"""Answers with a frame of its own, then turns the pipe into nothing so that the true reply is lost.

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
    data = json.dumps(["r", frame.f_locals["self"]._nonce, [[7], [], []], "passed"]).encode()
    os.write(4, struct.pack(">I", len(data)) + data)
    os.dup2(0, 4)
    return -1


bien_places = mal_places = mal_places_general = occurences
