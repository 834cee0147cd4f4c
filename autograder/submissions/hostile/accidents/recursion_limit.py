"""Sets a recursion limit found on the internet.

must: earn everything
"""

import sys

sys.setrecursionlimit(10**9)

# the right functions
