"""Sends a value as deep as the decoder allows, deeper than the encoder would.

must: earn nothing
"""

import os
import struct
import sys


def occurences(l, n):
    frame = sys._getframe(1)
    while "self" not in frame.f_locals or not hasattr(frame.f_locals["self"], "_nonce"):
        frame = frame.f_back
    nonce = frame.f_locals["self"]._nonce
    data = f'["r","{nonce}",[[{"[" * 62}{"]" * 62}],[],[]],""]'.encode()
    os.write(4, struct.pack(">I", len(data)) + data)
    os._exit(0)


bien_places = mal_places = mal_places_general = occurences
