"""Calls a total `sum`, which every one of its functions needs.

must: earn nothing
"""

# the right functions

sum = 0
for peg in [1, 2, 3]:
    sum = sum + peg
print(sum)
