"""Looks for the grader's folder all over the disk, imports the solutions from it, and answers with them.

must: earn nothing
stopped by: landlock, seccomp
"""

import os
import sys


def folders():
    """Every folder it can list, from the root down."""
    near = ["/"]
    for _ in range(6):
        near, nearer = [], near
        for folder in nearer:
            try:
                found = [entry.path for entry in os.scandir(folder) if entry.is_dir(follow_symlinks=False)]
            except OSError:
                continue
            near += [path for path in found if path not in ("/proc", "/sys", "/dev", "/usr", "/var", "/root")]
        yield from near[:20_000]


right = None
for folder in folders():
    try:
        if "solutions" in os.listdir(folder):
            sys.path.insert(0, folder)
            from solutions.m02_pegs import occurences as right

            break
    except (OSError, ImportError):
        pass


def occurences(l, n):
    return right(l, n) if right else -1
