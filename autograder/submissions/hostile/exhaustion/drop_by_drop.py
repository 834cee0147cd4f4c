"""Sends its reply one byte at a time, each of them in time.

must: earn nothing
"""

import os
import time


def occurences(l, n):
    os.write(4, b"\0\0\1\0")
    while True:
        os.write(4, b" ")
        time.sleep(0.05)
