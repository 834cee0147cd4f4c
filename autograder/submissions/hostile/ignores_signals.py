"""Blocks every signal and loops.

must: earn nothing, and leave everybody else's mark as it is.
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


bien_places = mal_places = mal_places_general = occurences
