"""Blocks every signal and loops.

must: earn nothing
"""

import signal

for number in signal.valid_signals():
    try:
        signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError):
        pass


def occurences(l, n):
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass
