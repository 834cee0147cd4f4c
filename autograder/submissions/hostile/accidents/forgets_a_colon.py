"""Begins a function anew and forgets a colon in it, then a bracket after it.

must: earn everything
"""

# the right functions


def bien_places(l1, l2):
    total = 0
    for i in range(len(l1))
        total += l1[i] == l2[i]
    return total

print(bien_places([1], [1])
