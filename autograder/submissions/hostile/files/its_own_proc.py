"""Reads its environment, its memory map and the command it was started with from /proc.

must: earn nothing
stopped by: landlock, seccomp
"""


def occurences(l, n):
    try:
        parts = [open(f"/proc/self/{name}", "rb").read() for name in ("cmdline", "maps", "status", "mountinfo")]
    except OSError:
        return -1
    return l.count(n) if any(parts) else -1
