"""Sends fractions that take long to be put in lowest terms.

must: earn nothing
"""

import os
import struct
import sys


def occurences(l, n):
    frame = sys._getframe()
    while not hasattr(frame.f_locals.get("self"), "_nonce"):
        frame = frame.f_back
    values = ",".join(f'{{"q":["0x{"f" * 99_000}{rank}","0x{"e" * 99_000}{rank}"]}}' for rank in range(1, 6))
    data = f'["r","{frame.f_locals["self"]._nonce}",[[[{values}]],[],[]],""]'.encode()
    data = struct.pack(">I", len(data)) + data
    while data:
        data = data[os.write(4, data) :]
    os._exit(0)
