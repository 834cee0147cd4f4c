"""The bytes of one file, of a folder or of an archive."""

import stat
import zipfile
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from autograder import wording
from autograder.display import clean
from autograder.text import Text


class InputError(Exception):
    """What was asked for cannot be read at all; the message is for the person who asked."""

    def __init__(self, said: Text | str):
        """In both languages, or in the one that person reads."""
        self.text = said if isinstance(said, Text) else Text(said, said)
        super().__init__(self.text.en)


class File:
    """A file of a folder or of an archive."""

    path: PurePosixPath
    time: tuple[float, ...]

    def read(self, limit: int) -> bytes:
        """At most limit + 1 bytes. Raises OSError, or Refused with the reason in words."""
        raise NotImplementedError


class Refused(Exception):
    """A file that must not or cannot be read."""

    def __init__(self, reason: Text):
        super().__init__(reason.en)
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
            reason = wording.LINK if stat.S_ISLNK(mode) else wording.SPECIAL
            raise Refused(reason.format(file=clean(str(self.path))))
        with place.open("rb") as file:
            return file.read(limit + 1)


@dataclass(frozen=True)
class ArchiveFile(File):
    archive: zipfile.ZipFile
    info: zipfile.ZipInfo
    path: PurePosixPath
    time: tuple[float, ...]

    def read(self, limit: int) -> bytes:
        shown = clean(self.info.filename)
        if ".." in self.path.parts or self.path.is_absolute():
            raise Refused(wording.OUTSIDE.format(file=shown))
        if stat.S_ISLNK(self.info.external_attr >> 16):
            raise Refused(wording.LINK.format(file=shown))
        if self.info.flag_bits & 1:
            raise Refused(wording.ENCRYPTED.format(file=shown))
        try:
            with self.archive.open(self.info) as file:
                return file.read(limit + 1)
        except Exception as error:  # damaged data: each compression has exceptions of its own
            raise Refused(wording.UNREADABLE_FILE.format(file=shown, reason=clean(str(error), 100))) from None
