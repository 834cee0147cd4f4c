"""A folder that is followed: has anything come into it?"""

import os
from collections.abc import Iterator
from pathlib import Path

Stamp = list[tuple[str, int, int]]


def stamp(where: Path, but: Path) -> Stamp:
    """What tells one state of a folder or file from another: names, times, sizes; without the
    folder `but`.

    Of a folder that is not there, nothing.
    """
    return sorted(_stamps(str(where), os.path.realpath(but)))


def _stamps(place: str, but: str) -> Iterator[tuple[str, int, int]]:
    try:
        status = os.lstat(place)
        if not os.path.isdir(place) or os.path.islink(place):
            yield place, status.st_mtime_ns, status.st_size
            return
        if os.path.realpath(place) != but:
            for name in os.listdir(place):
                yield from _stamps(os.path.join(place, name), but)
    except OSError:  # gone meanwhile, or nobody's to read
        return
