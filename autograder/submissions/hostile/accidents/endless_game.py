"""Starts a game at the end of the file that never ends.

must: earn everything
"""

# the right functions

tries = 0
while tries < 10:
    secret = [1, 2, 3, 4]
