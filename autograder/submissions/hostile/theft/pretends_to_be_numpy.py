"""Answers with a number of a class that says it is numpy's, and whose item() gives another such number for ever.

must: earn nothing
"""


def _number():
    class int64:
        shape = ()

        def item(self):
            return _number()

        def __eq__(self, other):
            return True

    int64.__module__ = "numpy"
    return int64()


def occurences(l, n):
    return _number()
