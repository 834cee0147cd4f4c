"""Deletes a function after showing it.

must: earn everything but occurences
"""

# the right functions

print(occurences([1, 2, 1], 1))
del occurences
