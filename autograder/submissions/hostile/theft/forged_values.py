"""Sends values that no honest program could send: tags of every kind, wrong inside.

must: earn nothing
"""

import os
import struct
import sys

FORGED = [
    '{"q":["0x1","0x0"]}',
    '{"i":"not a number"}',
    '{"s":[[1],[2]]}',
    '{"d":[[1,2,3]]}',
    '{"x":"int"}',
    '{"t":[],"i":"0x1"}',
    '{"__reduce__":["os.system","true"]}',
    '{"b":"zz"}',
    '{"c":[1,2]}',
    "Infinity",
    "1e400",
]
calls = [0]


def occurences(l, n):
    frame = sys._getframe()
    while not hasattr(frame.f_locals.get("self"), "_nonce"):
        frame = frame.f_back
    calls[0] += len(l) + n
    value = FORGED[calls[0] % len(FORGED)]
    data = f'["r","{frame.f_locals["self"]._nonce}",[[{value}],[],[]],""]'.encode()
    os.write(4, struct.pack(">I", len(data)) + data)
    os._exit(0)


bien_places = mal_places = mal_places_general = occurences
