"""Gives its turn away for ever, so that on a busy machine it seems to wait for a processor.

must: earn nothing
"""

import os


def occurences(l, n):
    while True:
        os.sched_yield()
