"""Finds the grader's folder in the command line it was started with, and opens the hidden checks.

must: earn nothing
stopped by: root, landlock
"""

import re
import sys

folders = re.findall(r"'(/[^']*)'", " ".join(sys.orig_argv))
found = 0
for folder in folders:
    try:
        found += len(open(f"{folder}/autograder/checks/test_m02_pegs.py").read())
    except OSError:
        pass


def occurences(l, n):
    return l.count(n) if found else -1
