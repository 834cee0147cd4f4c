"""Sends half a frame and falls asleep.

must: earn nothing
"""

import os
import time


def occurences(l, n):
    os.write(4, b"\0\0\0\x40[")
    time.sleep(1000)
