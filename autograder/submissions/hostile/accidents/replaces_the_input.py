"""Replaces the keyboard by a list of answers, to try a game out.

must: earn everything
"""

import io
import sys

sys.stdin = io.StringIO("1 2 3 4\n" * 10)
answers = iter(["1", "2"])
input = lambda prompt="": next(answers)
while True:
    print(input())

# the right functions
