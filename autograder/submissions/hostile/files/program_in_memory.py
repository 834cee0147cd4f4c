"""Makes a file that is only in memory, to run a program from it.

must: earn nothing
stopped by: seccomp
"""

import os


def occurences(l, n):
    try:
        descriptor = os.memfd_create("program")
        os.write(descriptor, b"#!/bin/true\n")
        return l.count(n)
    except OSError:
        return -1
