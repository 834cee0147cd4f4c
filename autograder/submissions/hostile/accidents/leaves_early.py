"""Leaves the program before the functions are defined.

must: earn everything
"""

import sys

print("Bye!")
quit()
exit(0)
sys.exit("done")

# the right functions
