"""A root of its own, and process, user, network and IPC tables of its own (user_namespaces(7))."""

import os
from pathlib import Path

from autograder.sandbox import kernel

NEWNS, NEWCGROUP, NEWUTS, NEWIPC = 0x20000, 0x2000000, 0x4000000, 0x8000000
NEWUSER, NEWPID, NEWNET = 0x10000000, 0x20000000, 0x40000000
MS_RDONLY, MS_NOSUID, MS_NODEV, MS_NOEXEC, MS_REMOUNT, MS_BIND = 1, 2, 4, 8, 32, 4096
MS_REC, MS_PRIVATE = 16384, 1 << 18
_OPEN_TREE_CLONE, _AT_RECURSIVE, _AT_FDCWD, _MOVE_MOUNT_F_EMPTY_PATH, _MNT_DETACH = (
    1,
    0x8000,
    -100,
    4,
    2,
)

STDLIB = os.path.dirname(os.__file__)
# folders of the library that a submission has no business in
HIDDEN = ("site-packages", "dist-packages", "test")
SCRATCH = "/scratch"
HOST = b"sandbox"  # what the machine is called inside


def unshare(flags: int) -> None:
    kernel.check(kernel.libc.unshare(flags), "unshare")


def map_ids(proc: int, uid: int, gid: int) -> None:
    """Map one user and one group into the new user namespace; `proc` is a descriptor of /proc."""
    for name, text in (
        ("setgroups", "deny"),
        ("uid_map", f"1000 {uid} 1"),
        ("gid_map", f"1000 {gid} 1"),
    ):
        descriptor = os.open(f"self/{name}", os.O_WRONLY, dir_fd=proc)
        try:
            os.write(descriptor, text.encode())
        finally:
            os.close(descriptor)


def enter_bare_root(proc: int) -> None:
    """Replace / by a read-only file system that holds the standard library and an empty scratch
    folder.

    Done once, in the fork_server; the workers inherit it.
    """
    uid, gid = os.getuid(), os.getgid()
    unshare(NEWNS | NEWIPC | NEWNET | NEWUTS | (NEWUSER if uid else 0))
    if uid:
        map_ids(proc, uid, gid)
    for name_it in (kernel.libc.sethostname, kernel.libc.setdomainname):
        kernel.check(name_it(HOST, len(HOST)), "the name of the machine")
    kernel.mount(None, "/", None, MS_REC | MS_PRIVATE)
    # a clone of the mount survives the hiding of its path, and a private home folder on the way to
    # it
    library = kernel.syscall(
        kernel.OPEN_TREE, _AT_FDCWD, STDLIB.encode(), _OPEN_TREE_CLONE | _AT_RECURSIVE
    )
    kernel.mount("root", "/tmp", "tmpfs", MS_NOSUID | MS_NODEV, "size=64k,nr_inodes=64,mode=755")
    new_root = Path("/tmp")
    inside = Path(f"{new_root}{STDLIB}")
    for folder in (inside, Path(f"{new_root}{SCRATCH}"), new_root / "old"):
        folder.mkdir(parents=True)
    kernel.syscall(
        kernel.MOVE_MOUNT, library, b"", _AT_FDCWD, str(inside).encode(), _MOVE_MOUNT_F_EMPTY_PATH
    )
    os.close(library)
    for name in HIDDEN:
        if (inside / name).is_dir():
            flags = MS_RDONLY | MS_NOSUID | MS_NODEV
            kernel.mount("hidden", str(inside / name), "tmpfs", flags, "size=4k,nr_inodes=2,mode=0")
    kernel.mount(None, str(inside), None, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV)
    root = str(new_root).encode()
    kernel.check(kernel.libc.pivot_root(root, root + b"/old"), "pivot_root")
    # the fork_server's own folder, before any submission: the checker never changes its own
    os.chdir("/")
    kernel.check(kernel.libc.umount2(b"/old", _MNT_DETACH), "umount")
    os.rmdir("/old")
    kernel.mount(
        None, "/", None, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC
    )


def enter_own_users(proc: int, others: int) -> None:
    """A user table of its own, and others; of a table of processes, the next child is process 1."""
    uid, gid = os.getuid(), os.getgid()
    kernel.prctl(kernel.PR_SET_DUMPABLE, 1)  # lost when the user changed; needed to write the maps
    unshare(NEWUSER | others)
    map_ids(proc, uid, gid)


def enter(table: int, kind: int) -> None:
    """Have the next children in that process table, of which `table` is a descriptor."""
    kernel.check(kernel.libc.setns(table, kind), "setns")


def mount_scratch(kilobytes: int, files: int) -> None:
    flags = MS_NOSUID | MS_NODEV | MS_NOEXEC
    kernel.mount(
        "scratch", SCRATCH, "tmpfs", flags, f"size={kilobytes}k,nr_inodes={files},mode=777"
    )
