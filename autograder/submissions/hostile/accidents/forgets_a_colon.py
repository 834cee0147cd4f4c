"""Forgets a colon in one function and a bracket after another.

must: earn everything but bien_places
"""

# the right functions


def bien_places(l1, l2):
    total = 0
    for i in range(len(l1))
        total += l1[i] == l2[i]
    return total

print(bien_places([1], [1])
