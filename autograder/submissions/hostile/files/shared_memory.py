"""Makes shared memory and queues that another submission could open.

must: earn nothing
stopped by: seccomp
"""

import ctypes

libc = ctypes.CDLL(None)


def occurences(l, n):
    made = (libc.shmget(4242, 4096, 0o1666), libc.msgget(4242, 0o1666), libc.semget(4242, 1, 0o1666))
    return l.count(n) if max(made) >= 0 else -1
