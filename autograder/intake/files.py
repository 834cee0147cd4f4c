"""Files of a folder or of an archive: where they lie, how old they are, and their bytes.

An archive is read, never unpacked. No link is followed.
"""

import os
import stat
import zipfile
from collections.abc import Callable, Iterator, Set
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path, PurePath, PurePosixPath
from typing import IO

from autograder.i18n.display import clean
from autograder.i18n.message import Message, finding

TOO_BIG = finding(
    "file.too-big",
    "The file {file} is too big ({size} MB; the limit is {limit} MB). Ask for the source alone.",
)
UNREADABLE_FILE = finding("file.unreadable", "The file {file} could not be read ({reason}).")
_LINK = finding("file.link", "{file} is a link; links are not followed. Ask for the file itself.")
_NOT_ORDINARY = finding("file.not-ordinary", "{file} is not an ordinary file.")
_OUTSIDE = finding(
    "file.outside-archive", "The path {file} leads out of the archive; it was not read."
)
_ENCRYPTED = finding("file.encrypted", "{file} is encrypted; it was not read.")
WHOLE_WORKBOOK = finding(
    "file.whole-workbook",
    "This is a copy of the whole workbook: the file of the exercise alone is to be handed in.",
)
_MAX_DEPTH = 12  # folders in a learner's folder
_TOO_DEEP = finding(
    "file.too-deep",
    "What is in {file} lies below more than {limit} folders, and is not looked at.",
    limit=_MAX_DEPTH,
)
_NOTHING = Message()  # a reason without words: an empty folder is somebody's, too
IGNORED = {"__pycache__", "__MACOSX", ".ipynb_checkpoints"}
SOURCES = (".py", ".ipynb")
# how Moodle and Canvas call a text typed into their page, at the end
PASTED = "onlinetext.html", "_text.html"
_DOCUMENTS = (".doc", ".docx", ".odt", ".pages", ".pdf", ".rtf")
_IS_ENCRYPTED = 1  # among the flags of a member of an archive


class Refused(Exception):
    """A file that must not or cannot be read; the reason may have a blank `{file}`."""

    def __init__(self, reason: Message):
        super().__init__(reason.text)
        self.reason = reason


@contextmanager
def refusing() -> Iterator[None]:
    """Raise Refused instead of what the disk or `zipfile` raises: each compression has exceptions
    of its own."""
    try:
        yield
    except (Refused, MemoryError):
        raise
    except Exception as error:
        reason = clean(getattr(error, "strerror", "") or str(error), 100)
        raise Refused(UNREADABLE_FILE.format(reason=reason)) from None


_HERE = PurePosixPath()


def _no_content(_size: int) -> bytes:
    return b""


@dataclass(frozen=True)
class File:
    """A file that was handed in; another process may be sent one.

    Attributes:
        path: Where it lies, as sentences about it say.
        time: Greater for a newer file: the seconds of a file on the disk, the six numbers of a date
            for one in an archive.
        content: Gives its first bytes, for their number.
        is_archived: Whether it lies in an archive.
        refusal: Why it is not read, where the listing tells already.
    """

    path: PurePosixPath
    time: tuple[float, ...] = ()
    content: Callable[[int], bytes] = _no_content
    is_archived: bool = False
    refusal: Message | None = None

    def read(self, limit: int) -> bytes:
        """Read all of it. Raises Refused, also when there are more bytes than the limit."""
        data = self.head(limit + 1)
        if len(data) > limit:
            raise Refused(TOO_BIG.format(size=f"> {limit >> 20}", limit=limit >> 20))
        return data

    def head(self, size: int) -> bytes:
        """Read its first bytes. Raises Refused."""
        if self.refusal:
            raise Refused(self.refusal)
        with refusing():
            return self.content(size)


# ---------------------------------------------------------------- what the name of a file tells


def is_source(path: PurePath) -> bool:
    """Return whether a file by that name is a program."""
    return path.suffix.lower() in SOURCES


def is_named_like_a_program(path: PurePath) -> bool:
    """Return whether a file by that name is a program, or may hold one."""
    is_wrapped = path.suffix.lower() in (".zip", ".txt") or path.name.lower().endswith(PASTED)
    return is_wrapped or is_source(path)


def is_document(path: PurePath) -> bool:
    """Return whether a file by that name is a word processor's: a program pasted there is none."""
    return path.suffix.lower() in _DOCUMENTS


# ---------------------------------------------------------------- on the disk


def file_on_disk(path: Path) -> File:
    """Return a file on the disk, called by its name alone; it may be missing."""
    return File(PurePosixPath(path.name), content=partial(_read_disk, path))


def _read_disk(target: Path, size: int) -> bytes:
    mode = target.lstat().st_mode
    if not stat.S_ISREG(mode):
        raise Refused(_LINK if stat.S_ISLNK(mode) else _NOT_ORDINARY)
    with open(target, "rb", opener=_open_warily) as file:
        return file.read(size)


def _open_warily(path: str, flags: int) -> int:
    """Open a file that may have become a link or a pipe meanwhile: follow nothing, wait for
    nobody."""
    return os.open(path, flags | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))


def files_in_folder(
    root: Path, left_out: Set[str] = frozenset(), folder: PurePosixPath = _HERE
) -> Iterator[File]:
    """Yield what lies below a folder, hidden programs at its top included.

    Args:
        root: The folder.
        left_out: Real paths that are not looked at.
        folder: The folder below `root` that is listed.
    """
    depth = len(folder.parts)
    try:
        children = sorted((root / folder).iterdir())
    except OSError as error:
        reason = clean(error.strerror or "", 100)
        yield File(folder, refusal=UNREADABLE_FILE.format(reason=reason))
        return
    for child in children:
        path = folder / child.name
        is_hidden = child.name.startswith(".") and (depth or not _is_hidden_program(child))
        is_left_out = left_out and os.path.realpath(child) in left_out
        if child.name in IGNORED or is_hidden or is_left_out:
            continue
        try:
            status = child.lstat()
        except OSError:
            continue
        if stat.S_ISLNK(status.st_mode):
            yield File(path, refusal=_LINK)
        elif not stat.S_ISDIR(status.st_mode):
            yield File(path, (status.st_mtime,), partial(_read_disk, child))
        elif _is_workbook(child):
            if not depth:  # deeper, it was put there to judge the rest
                yield File(path, refusal=WHOLE_WORKBOOK)
        elif depth == _MAX_DEPTH:
            yield File(path, refusal=_TOO_DEEP)
        else:
            if not depth:  # two names: a folder may be called `ann.py`
                yield File(path / "…", refusal=_NOTHING)
            yield from files_in_folder(root, left_out, path)


def _is_workbook(folder: Path) -> bool:
    return os.path.isdir(folder / "autograder" / "checks") and os.path.isdir(folder / "solutions")


def _is_hidden_program(path: Path) -> bool:
    return is_source(path) and not path.name.startswith("._")


# ---------------------------------------------------------------- in an archive


def files_in_archive(path: Path) -> Iterator[File]:
    """Yield what lies in a .zip on the disk. Raises OSError, and what `zipfile` does."""
    _archive_at.cache_clear()  # the archive may be another one since
    for file in members(partial(_archive_at, path)):
        if not IGNORED & set(file.path.parts) and not file.path.name.startswith("."):
            yield file


@lru_cache(maxsize=1)
def _archive_at(path: Path) -> zipfile.ZipFile:
    return open_archive(path)


def open_archive(source: Path | IO[bytes]) -> zipfile.ZipFile:
    """Open an archive; its names are read as UTF-8 if they can be: not every program says so."""
    try:
        return zipfile.ZipFile(source, metadata_encoding="utf-8")
    except UnicodeDecodeError:
        return zipfile.ZipFile(source)


def members(opened: Callable[[], zipfile.ZipFile]) -> Iterator[File]:
    """Yield the files of an archive; of two with one name the last, as unpacking leaves it.

    Args:
        opened: Gives the archive, perhaps in another process.
    """
    for info in {info.filename: info for info in opened().infolist()}.values():
        path = PurePosixPath(info.filename.replace("\\", "/"))
        if path.name and not info.is_dir():
            time = tuple(map(float, info.date_time))
            content = partial(_read_member, opened, info)
            yield File(path, time, content, is_archived=True, refusal=_refusal_of(path, info))


def _refusal_of(path: PurePosixPath, info: zipfile.ZipInfo) -> Message | None:
    if ".." in path.parts or path.is_absolute():
        return _OUTSIDE
    if stat.S_ISLNK(info.external_attr >> 16):
        return _LINK
    return _ENCRYPTED if info.flag_bits & _IS_ENCRYPTED else None


def _read_member(opened: Callable[[], zipfile.ZipFile], info: zipfile.ZipInfo, size: int) -> bytes:
    with opened().open(info) as file:
        return file.read(size)
