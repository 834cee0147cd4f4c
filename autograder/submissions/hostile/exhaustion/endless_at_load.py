"""Never finishes loading.

must: earn nothing
"""

while True:
    pass


def occurences(l, n):
    return 0
