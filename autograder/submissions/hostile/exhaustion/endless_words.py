"""Raises exceptions that never come to the end of what they say.

must: earn nothing
"""


class Speech(Exception):
    def __str__(self):
        while True:
            pass


def occurences(l, n):
    raise Speech


raise Speech
