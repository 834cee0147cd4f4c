"""A folder that is followed: has anything come into it?"""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

Stamp = list[tuple[str, int, int]]


def stamp(where: Path, but: Path) -> Stamp:
    """Return what tells one state of a folder or file from another: names, times, sizes.

    Args:
        where: The folder or file; nothing is told of one that is not there.
        but: A folder in it that does not count.
    """
    return sorted(_stamps(where, but.resolve()))


def _stamps(path: Path, but: Path) -> Iterator[tuple[str, int, int]]:
    with suppress(OSError):  # gone meanwhile, or nobody's to read
        if path.is_symlink() or not path.is_dir():
            status = path.lstat()
            yield str(path), status.st_mtime_ns, status.st_size
        elif path.resolve() != but:
            for name in os.listdir(path):
                yield from _stamps(path / name, but)
