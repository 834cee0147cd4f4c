"""Sends numbers so long that reading them takes a computer for itself.

must: earn nothing
"""

import os
import struct
import sys


def _send(value):
    frame = sys._getframe()
    while not hasattr(frame.f_locals.get("self"), "_nonce"):
        frame = frame.f_back
    data = f'["r","{frame.f_locals["self"]._nonce}",[[{value}],[],[]],""]'.encode()
    data = struct.pack(">I", len(data)) + data
    while data:
        data = data[os.write(4, data) :]
    os._exit(0)


def occurences(l, n):
    _send("9" * 900_000)


def bien_places(l1, l2):
    _send("0." + "9" * 900_000 + "e-300")
