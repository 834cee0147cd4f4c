"""Prints every code there is while it is loaded, then every answer it gives.

must: earn everything
"""

from itertools import product

for code in product(range(1, 7), repeat=6):
    print(code)

# the right functions
