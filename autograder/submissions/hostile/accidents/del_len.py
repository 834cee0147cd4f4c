"""Deletes names that it did not make.

must: earn everything
"""

del len
del print, sum

# the right functions
