"""Makes links to files it may not read, and pipes with a name.

must: earn nothing
stopped by: landlock, seccomp
"""

import os


def occurences(l, n):
    name = f"/tmp/of-a-submission-{os.getpid()}"
    for make in (lambda: os.symlink("/etc/passwd", name), lambda: os.mkfifo(name)):
        try:
            make()
            os.unlink(name)
            return l.count(n)
        except OSError:
            pass
    return -1
