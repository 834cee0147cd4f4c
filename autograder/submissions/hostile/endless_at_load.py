"""Never finishes loading.

must: earn nothing, and leave everybody else's mark as it is.
"""

while True:
    pass


def occurences(l, n):
    return 0
