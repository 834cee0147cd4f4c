"""Makes the list of what failed at load and the list of arguments enormous.

must: earn nothing
"""

import sys

sys._getframe(1).f_locals["self"].failures.extend([1, "E", "x" * 500, None] for _ in range(60_000))


def occurences(l, n):
    sys._getframe(1).f_locals["arguments"].extend(range(150_000))
    return -1
