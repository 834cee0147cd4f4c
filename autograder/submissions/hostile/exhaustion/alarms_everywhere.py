"""Has itself interrupted ten thousand times a second, by a handler that raises wherever the worker is.

must: earn nothing
"""

import signal


def _raise(*_):
    raise KeyboardInterrupt


def occurences(l, n):
    signal.signal(signal.SIGALRM, _raise)
    signal.setitimer(signal.ITIMER_REAL, 0.0001, 0.0001)
    return -1
