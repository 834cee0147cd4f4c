"""Closes the output at the start, and writes to it all the same.

must: earn everything
"""

import sys

sys.stdout.close()
sys.stderr.close()
print("hello")

# the right functions
