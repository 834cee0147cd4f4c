"""Goes through /proc for the processes of the grader, and reads their memory.

must: earn nothing
stopped by: landlock, seccomp
"""

import os


def occurences(l, n):
    seen = 0
    try:
        for name in os.listdir("/proc"):
            if name.isdigit():
                seen += 1
                try:
                    open(f"/proc/{name}/mem", "rb").close()
                except OSError:
                    pass
    except OSError:
        pass
    return l.count(n) if seen else -1
