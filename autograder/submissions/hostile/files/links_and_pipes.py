"""Makes links to files it may not read, and pipes with a name.

must: earn nothing
stopped by: landlock, seccomp
"""

import os


def occurences(l, n):
    for make in (lambda: os.symlink("/etc/passwd", "link"), lambda: os.mkfifo("pipe")):
        try:
            make()
            return l.count(n)
        except OSError:
            pass
    return -1
