"""Starts a program by posix_spawn, which is a vfork underneath.

must: earn nothing
stopped by: landlock, seccomp
"""

import os
import sys


def occurences(l, n):
    for program in (sys.executable, "/bin/sh", "/bin/true", "/usr/bin/env"):
        try:
            os.posix_spawn(program, [program, "-c", "pass"], {})
            return l.count(n)
        except OSError:
            pass
    return -1
