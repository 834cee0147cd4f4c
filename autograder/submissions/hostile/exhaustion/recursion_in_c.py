"""Goes down so deep in C that the stack ends: a hash of tuples in tuples.

must: earn nothing
"""


def occurences(l, n):
    value = ()
    for _ in range(1_000_000):
        value = (value,)
    return hash(value)
