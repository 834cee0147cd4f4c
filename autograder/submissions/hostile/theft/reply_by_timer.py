"""Has a timer write a reply in the middle of a later call.

must: earn nothing
"""

import gc
import json
import os
import signal
import struct


def _reply(*_):
    for thing in gc.get_objects():
        if type(thing).__name__ == "Worker":
            data = json.dumps(["r", thing._nonce, [[0] * 256, [], []], ""]).encode()
            os.write(4, struct.pack(">I", len(data)) + data)


signal.signal(signal.SIGALRM, _reply)


def occurences(l, n):
    signal.setitimer(signal.ITIMER_REAL, 0.0005)
    return -1


bien_places = mal_places = mal_places_general = occurences
