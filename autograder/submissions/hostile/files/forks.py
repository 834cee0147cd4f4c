"""Makes a child that goes on when it is gone.

must: earn nothing
stopped by: seccomp
"""

import os
import time


def occurences(l, n):
    try:
        if os.fork() == 0:
            time.sleep(1)
            os._exit(0)
        return l.count(n)
    except OSError:
        return -1
