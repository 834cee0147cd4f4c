"""Defines a hundred thousand functions with long names.

must: earn nothing
"""

for rank in range(100_000):
    globals()["occurence" + "s" * 30 + str(rank)] = len
