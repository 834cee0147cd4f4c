"""Replaces the worker: reads the requests itself and answers them all with ones.

must: earn nothing
"""

import json
import os
import struct


def _read(size):
    data = b""
    while len(data) < size:
        data += os.read(3, size - len(data))
    return data


def occurences(l, n):
    while True:
        request = json.loads(_read(struct.unpack(">I", _read(4))[0]))
        data = json.dumps(["r", request[1], [[1] * 256, [], []], ""]).encode()
        os.write(4, struct.pack(">I", len(data)) + data)
