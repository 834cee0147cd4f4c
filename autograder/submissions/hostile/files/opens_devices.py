"""Opens the terminal, the disks, the kernel's log and memory.

must: earn nothing
stopped by: landlock, seccomp
"""


def occurences(l, n):
    for path in ("/dev/tty", "/dev/console", "/dev/kmsg", "/dev/mem", "/dev/sda", "/dev/vda", "/dev/zero"):
        try:
            open(path, "rb").close()
            return l.count(n)
        except OSError:
            pass
    return -1
