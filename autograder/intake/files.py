"""The bytes of one file, of a folder or of an archive."""

import io
import os
import stat
import struct
import zipfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path, PurePosixPath

from autograder.i18n.display import clean
from autograder.i18n.message import Message, finding

TOO_BIG = finding(
    "file.too-big",
    "The file {file} is too big ({size} MB; the limit is {limit} MB). Ask for the source alone.",
)
UNREADABLE_FILE = finding("file.unreadable", "The file {file} could not be read ({reason}).")
LINK = finding("file.link", "{file} is a link; links are not followed. Ask for the file itself.")


class File:
    """A file of a folder or of an archive."""

    path: PurePosixPath
    time: tuple[float, ...]

    def read(self, limit: int) -> bytes:
        """Read at most limit + 1 bytes. Raises OSError, or Refused with the reason in words."""
        raise NotImplementedError


class Refused(Exception):
    """A file that must not or cannot be read."""

    def __init__(self, reason: Message):
        super().__init__(reason["en"])
        self.reason = reason


@dataclass(frozen=True)
class DiskFile(File):
    root: Path
    path: PurePosixPath
    time: tuple[float, ...]

    def read(self, limit: int) -> bytes:
        place = self.root / self.path
        mode = place.lstat().st_mode
        if not stat.S_ISREG(mode):
            reason = (
                LINK
                if stat.S_ISLNK(mode)
                else finding("file.not-ordinary", "{file} is not an ordinary file.")
            )
            raise Refused(reason.format(file=clean(str(self.path))))
        with open(place, "rb", opener=_warily) as file:
            return file.read(limit + 1)


@dataclass(frozen=True)
class Renamed(File):
    """A file shown by another name, in what is said of it, too."""

    file: File
    path: PurePosixPath

    @property
    def time(self) -> tuple[float, ...]:  # type: ignore[override]
        return self.file.time

    def read(self, limit: int) -> bytes:
        try:
            return self.file.read(limit)
        except Refused as refused:
            before, after = clean(str(self.file.path)), str(self.path)
            reason = refused.reason.with_words(lambda words: words.replace(before, after))
            raise Refused(reason) from None


def _warily(path: str, flags: int) -> int:
    """Open a file that may have become a link or a pipe meanwhile: follow nothing, wait for
    nobody."""
    return os.open(path, flags | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))


class _Unclaimed:
    """The bytes of an archive, as `zipfile` reads them; no name in it says that it is UTF-8.

    `zipfile` refuses a whole archive for one name that says so and is not.
    """

    def read(self, size: int | None = -1, /) -> bytes:
        data = bytearray(super().read(-1 if size is None else size) or b"")  # type: ignore[misc]
        if data.startswith(_HEADER) and len(data) == _SIZES[_HEADER]:
            data[7] &= ~_UTF8
        at = 0
        while data.startswith(_ENTRY, at) and at + _SIZES[_ENTRY] <= len(data):
            data[at + 9] &= ~_UTF8
            at += _SIZES[_ENTRY] + sum(struct.unpack_from("<3H", data, at + 28))
        return bytes(data)


class _OnDisk(_Unclaimed, io.FileIO):
    def __del__(self) -> None:
        self.close()


class _InMemory(_Unclaimed, io.BytesIO):
    pass


_HEADER, _ENTRY = b"PK\3\4", b"PK\1\2"  # how a member begins, and its entry in the table at the end
_SIZES = {_HEADER: 30, _ENTRY: 46}  # without names
_UTF8 = 8  # in the second byte of the flags


class Archive:
    """A .zip on the disk, or its bytes. Raises what `zipfile` does, and OSError.

    Another process that is sent one opens it once.
    """

    def __init__(self, place: Path | bytes):
        self._place = place
        self.content = zipfile.ZipFile(
            _InMemory(place) if isinstance(place, bytes) else _OnDisk(place)
        )

    @property
    def members(self) -> Iterable[zipfile.ZipInfo]:
        """Of those with one name the last, as unpacking leaves it."""
        return {info.filename: info for info in self.content.infolist()}.values()

    def __reduce__(self) -> tuple[Callable[[Path | bytes], "Archive"], tuple[Path | bytes]]:
        return _archive_sent, (self._place,)


@lru_cache(maxsize=1)
def _archive_sent(place: Path | bytes) -> Archive:
    return Archive(place)


def filename(info: zipfile.ZipInfo) -> PurePosixPath:
    """The name of a member, in UTF-8 if it can be; not every program says so."""
    name = info.filename
    with suppress(UnicodeError):
        name = name.encode("cp437").decode("utf-8")
    return PurePosixPath(name.replace("\\", "/"))


@dataclass(frozen=True)
class ArchiveFile(File):
    archive: Archive
    info: zipfile.ZipInfo
    path: PurePosixPath
    time: tuple[float, ...]

    def read(self, limit: int) -> bytes:
        shown = clean(str(self.path))
        if ".." in self.path.parts or self.path.is_absolute():
            raise Refused(
                finding(
                    "file.outside-archive",
                    "The path {file} leads out of the archive; it was not read.",
                    file=shown,
                )
            )
        if stat.S_ISLNK(self.info.external_attr >> 16):
            raise Refused(LINK.format(file=shown))
        if self.info.flag_bits & 1:
            raise Refused(
                finding("file.encrypted", "{file} is encrypted; it was not read.", file=shown)
            )
        try:
            with self.archive.content.open(self.info) as file:
                return file.read(limit + 1)
        except MemoryError:
            raise
        except Exception as error:  # damaged data: each compression has exceptions of its own
            raise Refused(
                UNREADABLE_FILE.format(file=shown, reason=clean(str(error), 100))
            ) from None
