"""Asks ten thousand questions in one call, by frames of its own.

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
    data = json.dumps(["i", frame.f_locals["self"]._nonce, ""]).encode()
    for _ in range(10_000):
        os.write(4, struct.pack(">I", len(data)) + data)
        (size,) = struct.unpack(">I", os.read(3, 4))
        os.read(3, size)
    return -1
