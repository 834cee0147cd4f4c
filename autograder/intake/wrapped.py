"""What learners hand in beside plain files: an archive of their own, text that Moodle made a page
of, a `.txt`.

Looked into where limits hold (see `apart`), one level deep: an archive within an archive stays
closed.
"""

import re
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import PurePath, PurePosixPath

from autograder.i18n.display import clean
from autograder.intake.files import (
    TOO_BIG,
    UNREADABLE_FILE,
    Archive,
    ArchiveFile,
    File,
    Refused,
    filename,
)

SOURCES = (".py", ".ipynb")
# what Moodle and Canvas call a text typed into their page, at the end
PASTED = "onlinetext.html", "_text.html"
_MAX_ARCHIVE_MB, _MAX_TEXT_MB, _MAX_MEMBERS = 32, 1, 500
_A_FUNCTION = re.compile(rb"^[ \t]*(?:def \w|\w+[ \t]*(?::[^=\n]*)?=[ \t]*lambda\b)", re.MULTILINE)
_DOCUMENTS = (".doc", ".docx", ".odt", ".pages", ".pdf", ".rtf")
_BLOCKS = {"p", "div", "li", "pre", "tr", "h1", "h2", "h3"}


def is_source(path: PurePath) -> bool:
    return path.suffix.lower() in SOURCES


def is_wrapped(path: PurePath) -> bool:
    """Whether a file by that name may hold sources without being one."""
    return path.suffix.lower() in (".zip", ".txt") or path.name.lower().endswith(PASTED)


def is_document(path: PurePath) -> bool:
    """Whether a file by that name is a word processor's, or made by one: a program pasted there is
    none any more."""
    return path.suffix.lower() in _DOCUMENTS


def looks_like_source(file: File) -> bool:
    """Whether a text that bears no suffix of Python's begins a function somewhere."""
    try:
        # which UTF-16 has beside each letter
        text = file.read(_MAX_TEXT_MB << 20).replace(b"\0", b"")
        return _A_FUNCTION.search(text) is not None
    except (Refused, OSError):
        return False


def unwrapped(files: Iterable[File]) -> Iterator[File]:
    """The sources among the files, and those inside them; what cannot be opened says why when it is
    read."""
    for file in files:
        if is_source(file.path):
            yield file
        elif file.path.suffix.lower() == ".zip":
            yield from _members(file)
        elif file.path.suffix.lower() == ".txt":
            if looks_like_source(file):
                yield file
        else:
            page = _Pasted(file)
            if looks_like_source(page):
                yield page


@dataclass(frozen=True)
class _Pasted(File):
    """The text of a page that Moodle made of what somebody typed or pasted."""

    page: File

    @property
    def path(self) -> PurePosixPath:  # type: ignore[override]
        return self.page.path

    @property
    def time(self) -> tuple[float, ...]:  # type: ignore[override]
        return self.page.time

    def read(self, limit: int) -> bytes:
        text = _Text()
        text.feed(self.page.read(limit).decode("utf-8", "replace"))
        text.close()
        return "".join(text.parts).replace("\xa0", " ").encode("utf-8", "replace")


class _Text(HTMLParser):
    """Text without markup; what a page shows on a line of its own is a line."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        begun = self.parts and not self.parts[-1].endswith("\n")
        if tag == "br" or (tag in _BLOCKS and begun):
            self.parts.append("\n")

    def handle_endtag(self, tag: str) -> None:
        if tag in _BLOCKS:
            self.parts.append("\n")

    def handle_data(self, data: str) -> None:
        self.parts.append(data)


@dataclass(frozen=True)
class _Closed(File):
    """An archive that cannot be looked into."""

    path: PurePosixPath
    time: tuple[float, ...]
    why: Refused

    def read(self, limit: int) -> bytes:
        raise self.why


def _may_be_source(info: zipfile.ZipInfo) -> bool:
    path = filename(info)
    hidden = any(part.startswith((".", "__")) and part != ".." for part in path.parts)
    return not hidden and not info.is_dir() and (is_source(path) or path.suffix.lower() == ".txt")


def _members(file: File) -> Iterator[File]:
    """The sources in a learner's archive. Nothing of it is unpacked but what is read."""
    shown, limit = clean(str(file.path)), _MAX_ARCHIVE_MB << 20
    try:
        data = file.read(limit)
        if len(data) > limit:
            raise Refused(TOO_BIG.format(file=shown, size=f"> {limit >> 20}", limit=limit >> 20))
        archive = Archive(data)
        members = [info for info in archive.members if _may_be_source(info)]
    except (Refused, OSError, zipfile.BadZipFile, ValueError, NotImplementedError) as error:
        reason = clean(getattr(error, "strerror", "") or str(error), 100)
        said = UNREADABLE_FILE.format(file=shown, reason=reason)
        yield _Closed(file.path, file.time, error if isinstance(error, Refused) else Refused(said))
        return
    # what learners write lies less deep than what they installed
    for info in sorted(members, key=lambda info: len(filename(info).parts))[:_MAX_MEMBERS]:
        path = filename(info)
        inside = ArchiveFile(
            archive, info, file.path / path, (*file.time, *map(float, info.date_time))
        )
        if is_source(path) or looks_like_source(inside):
            yield inside
