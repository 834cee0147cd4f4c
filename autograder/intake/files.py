"""Files of a folder or of an archive: where they lie, how old they are, and their bytes.

An archive is read, never unpacked. No link is followed.
"""

import os
import stat
import zipfile
from collections.abc import Callable, Iterator, Set
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path, PurePosixPath

from autograder.i18n.display import clean
from autograder.i18n.message import Message, finding

TOO_BIG = finding(
    "file.too-big",
    "The file {file} is too big ({size} MB; the limit is {limit} MB). Ask for the source alone.",
)
UNREADABLE_FILE = finding("file.unreadable", "The file {file} could not be read ({reason}).")
LINK = finding("file.link", "{file} is a link; links are not followed. Ask for the file itself.")
_NOT_ORDINARY = finding("file.not-ordinary", "{file} is not an ordinary file.")
_WHOLE_WORKBOOK = finding(
    "file.whole-workbook",
    "This is a copy of the whole workbook: the file of the exercise alone is to be handed in.",
)
IGNORED = {"__pycache__", "__MACOSX", ".ipynb_checkpoints"}
_MAX_DEPTH = 12  # folders in a learner's folder
_IS_UTF8, _IS_ENCRYPTED = 0x800, 1  # among the flags of a member of an archive


class Refused(Exception):
    """A file that must not or cannot be read."""

    def __init__(self, reason: Message):
        super().__init__(reason["en"])
        self.reason = reason


@dataclass(frozen=True)
class File:
    """A file that was handed in; another process may be sent one.

    Attributes:
        path: Where it lies, as sentences about it say.
        time: Greater for a newer file: the seconds of a file on the disk, the six numbers of a date
            for one in an archive.
        content: Gives its first bytes, for its path and their number.
        is_archived: Whether it lies in an archive.
    """

    path: PurePosixPath
    time: tuple[float, ...]
    content: Callable[[PurePosixPath, int], bytes]
    is_archived: bool = False

    def read(self, limit: int) -> bytes:
        """Read at most limit + 1 bytes. Raises OSError, or Refused with the reason in words."""
        return self.content(self.path, limit + 1)


# what a listing has at a path: a file, why there is none that can be read, or an empty folder
Listed = tuple[PurePosixPath, File | Message | None]


def file_on_disk(path: Path, time: float = 0.0) -> File:
    """Return a file on the disk, called by its name alone; it may be missing."""
    return File(PurePosixPath(path.name), (time,), partial(_read_disk, path))


def _read_disk(target: Path, path: PurePosixPath, size: int) -> bytes:
    mode = target.lstat().st_mode
    if not stat.S_ISREG(mode):
        reason = LINK if stat.S_ISLNK(mode) else _NOT_ORDINARY
        raise Refused(reason.format(file=clean(str(path))))
    with open(target, "rb", opener=_open_warily) as file:
        return file.read(size)


def _open_warily(path: str, flags: int) -> int:
    """Open a file that may have become a link or a pipe meanwhile: follow nothing, wait for
    nobody."""
    return os.open(path, flags | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))


def files_in_folder(root: Path, left_out: Set[str] = frozenset()) -> Iterator[Listed]:
    """Yield what lies below a folder, hidden files at its top included.

    Args:
        root: The folder.
        left_out: Real paths that are not looked at.
    """
    yield from _walk(root, PurePosixPath(), left_out)


def _walk(root: Path, folder: PurePosixPath, left_out: Set[str]) -> Iterator[Listed]:
    depth = len(folder.parts)
    try:
        children = sorted((root / folder).iterdir())
    except OSError as error:
        reason = clean(error.strerror or "", 100)
        yield folder, UNREADABLE_FILE.format(file=clean(str(folder)), reason=reason)
        return
    for child in children:
        path = folder / child.name
        try:
            status = child.lstat()
        except OSError:
            continue
        if child.name in IGNORED or (left_out and os.path.realpath(child) in left_out):
            continue
        if child.name.startswith(".") and (depth or not _is_hidden_program(child)):
            continue
        if stat.S_ISLNK(status.st_mode):
            yield path, LINK.format(file=clean(str(path)))
        elif not stat.S_ISDIR(status.st_mode):
            yield path, File(path, (status.st_mtime,), partial(_read_disk, child))
        elif _is_workbook(child):
            if not depth:  # deeper, it was put there to judge the rest
                yield path, _WHOLE_WORKBOOK
        elif depth < _MAX_DEPTH:
            if not depth:  # two names: a folder may be called `ann.py`
                yield path / "…", None
            yield from _walk(root, path, left_out)
        else:
            yield (
                path,
                finding(
                    "file.too-deep",
                    "What is in {file} lies below more than {limit} folders, and is not looked at.",
                    file=clean(str(path)),
                    limit=_MAX_DEPTH,
                ),
            )


def _is_workbook(folder: Path) -> bool:
    return os.path.isdir(folder / "autograder" / "checks") and os.path.isdir(folder / "solutions")


def _is_hidden_program(path: Path) -> bool:
    return path.suffix.lower() in (".py", ".ipynb") and not path.name.startswith("._")


def files_in_archive(path: Path) -> Iterator[Listed]:
    """Yield what lies in a .zip on the disk. Raises OSError, and what `zipfile` does."""
    _opened.cache_clear()  # the archive may be another one since
    for file in members(path, _opened(path)):
        if not IGNORED & set(file.path.parts) and not file.path.name.startswith("."):
            yield file.path, file


def members(source: Path | zipfile.ZipFile, archive: zipfile.ZipFile) -> Iterator[File]:
    """Yield the files of an archive; of two with one name the last, as unpacking leaves it.

    Args:
        source: What the files keep of the archive: a path, where another process opens it again.
        archive: The archive.
    """
    for info in {info.filename: info for info in archive.infolist()}.values():
        path = _path_of(info)
        if path.name and not info.is_dir():
            read = partial(_read_member, source, info)
            yield File(path, tuple(map(float, info.date_time)), read, is_archived=True)


def _path_of(info: zipfile.ZipInfo) -> PurePosixPath:
    """Return the path of a member, read as UTF-8 if it can be; not every program says that it
    is."""
    name = info.filename
    if not info.flag_bits & _IS_UTF8:
        with suppress(UnicodeError):
            name = name.encode("cp437").decode("utf-8")
    return PurePosixPath(name.replace("\\", "/"))


@lru_cache(maxsize=1)
def _opened(path: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(path)


def _read_member(
    source: Path | zipfile.ZipFile, info: zipfile.ZipInfo, path: PurePosixPath, size: int
) -> bytes:
    shown, inside = clean(str(path)), _path_of(info)
    if ".." in inside.parts or inside.is_absolute():
        raise Refused(
            finding(
                "file.outside-archive",
                "The path {file} leads out of the archive; it was not read.",
                file=shown,
            )
        )
    if stat.S_ISLNK(info.external_attr >> 16):
        raise Refused(LINK.format(file=shown))
    if info.flag_bits & _IS_ENCRYPTED:
        raise Refused(
            finding("file.encrypted", "{file} is encrypted; it was not read.", file=shown)
        )
    try:
        archive = _opened(source) if isinstance(source, Path) else source
        with archive.open(info) as file:
            return file.read(size)
    except MemoryError:
        raise
    except Exception as error:  # damaged data: each compression has exceptions of its own
        reason = clean(str(error), 100)
        raise Refused(UNREADABLE_FILE.format(file=shown, reason=reason)) from None
