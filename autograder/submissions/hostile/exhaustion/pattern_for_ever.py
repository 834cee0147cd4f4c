"""Matches a pattern that tries every way to cut a text, in C, for centuries.

must: earn nothing
"""

import re


def occurences(l, n):
    return len(re.findall(r"(a+)+$", "a" * 60 + "b"))
