"""Imports the solutions from the grader's folder, and answers with them.

must: earn nothing
stopped by: root, landlock
"""

import re
import sys

sys.path[:0] = re.findall(r"'(/[^']*)'", " ".join(sys.orig_argv))
try:
    from solutions.m02_pegs import occurences as right
except ImportError:
    right = None


def occurences(l, n):
    return right(l, n) if right else -1
