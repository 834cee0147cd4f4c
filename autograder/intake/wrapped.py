"""Programs inside of something else: a learner's own archive, a text pasted into Moodle, a `.txt`.

They are looked into where limits hold (see `limits`), one level deep: an archive within an archive
stays closed.
"""

import html
import re
import zipfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from io import BytesIO
from itertools import islice
from pathlib import PurePath, PurePosixPath

from autograder.i18n.display import clean
from autograder.intake.files import TOO_BIG, UNREADABLE_FILE, File, Refused, members
from autograder.intake.sources import NOTEBOOK, decode

SOURCES = (".py", ".ipynb")
# how Moodle and Canvas call a text typed into their page, at the end
PASTED = "onlinetext.html", "_text.html"
_MAX_ARCHIVE_MB, _MAX_TEXT_MB, _MAX_MEMBERS = 32, 1, 500
_FUNCTION = re.compile(r"^[ \t]*(?:def \w|\w+[ \t]*(?::[^=\n]*)?=[ \t]*lambda\b)", re.MULTILINE)
_DOCUMENTS = (".doc", ".docx", ".odt", ".pages", ".pdf", ".rtf")
_BLOCK = r"(?:p|div|li|pre|tr|h[123])\b[^<>]*>"
_NEW_LINE = re.compile(rf"<br\b[^<>]*>|</{_BLOCK}(?:\s*<{_BLOCK})?|<{_BLOCK}", re.IGNORECASE)
_MARKUP = re.compile(r"<[/!a-z][^<>]*>", re.IGNORECASE)


def is_source(path: PurePath) -> bool:
    """Return whether a file by that name is a program."""
    return path.suffix.lower() in SOURCES


def is_wrapped(path: PurePath) -> bool:
    """Return whether a file by that name may hold programs without being one."""
    return path.suffix.lower() in (".zip", ".txt") or path.name.lower().endswith(PASTED)


def is_document(path: PurePath) -> bool:
    """Return whether a file by that name is a word processor's: a program pasted there is none."""
    return path.suffix.lower() in _DOCUMENTS


def looks_like_source(file: File) -> bool:
    """Return whether a text without a suffix of Python's begins a function somewhere."""
    try:
        data = file.read(_MAX_TEXT_MB << 20)
    except (Refused, OSError):
        return False
    return bool(NOTEBOOK.match(data) or _FUNCTION.search(decode(data)[0]))


def unwrapped(files: Iterable[File]) -> Iterator[File]:
    """Yield the programs among the files, and those inside of them.

    An archive that cannot be opened is yielded itself, and refused when it is read.
    """
    for file in files:
        if is_source(file.path):
            yield file
        elif file.path.suffix.lower() == ".zip":
            yield from _in_archive(file)
        elif is_wrapped(file.path):
            is_page = file.path.suffix.lower() != ".txt"
            text = replace(file, content=partial(_read_page, file.content)) if is_page else file
            if looks_like_source(text):
                yield text


Content = Callable[[PurePosixPath, int], bytes]


def _read_page(content: Content, path: PurePosixPath, size: int) -> bytes:
    """Return the text of a page that Moodle made of what somebody typed."""
    text = content(path, size).decode("utf-8", "replace")
    text = html.unescape(_MARKUP.sub("", _NEW_LINE.sub("\n", text))).lstrip("\n")
    return text.replace("\xa0", " ").encode("utf-8", "replace")


def _in_archive(file: File) -> Iterator[File]:
    """Yield the programs in a learner's archive; those deep below were installed, not written."""
    try:
        archive = _opened(file.content, file.path)
    except Refused:
        yield replace(file, content=partial(_refused, file.content))
        return
    inside = [member for member in members(archive, archive) if _may_be_source(member.path)]
    inside.sort(key=lambda member: len(member.path.parts))
    for member in islice(inside, _MAX_MEMBERS):
        if is_source(member.path) or looks_like_source(member):
            yield replace(member, path=file.path / member.path, time=(*file.time, *member.time))


def _opened(content: Content, path: PurePosixPath) -> zipfile.ZipFile:
    """Open a learner's archive. Raises Refused, with its path in the reason."""
    shown, limit = clean(str(path)), _MAX_ARCHIVE_MB << 20
    try:
        data = content(path, limit + 1)
        if len(data) > limit:
            raise Refused(TOO_BIG.format(file=shown, size=f"> {limit >> 20}", limit=limit >> 20))
        return zipfile.ZipFile(BytesIO(data))
    except (OSError, zipfile.BadZipFile, ValueError, NotImplementedError) as error:
        reason = clean(getattr(error, "strerror", "") or str(error), 100)
        raise Refused(UNREADABLE_FILE.format(file=shown, reason=reason)) from None


def _refused(content: Content, path: PurePosixPath, _size: int) -> bytes:
    """Say why an archive cannot be opened, under the path by which it is shown now."""
    _opened(content, path)
    return b""


def _may_be_source(path: PurePosixPath) -> bool:
    is_hidden = any(part.startswith((".", "__")) and part != ".." for part in path.parts)
    return not is_hidden and (is_source(path) or path.suffix.lower() == ".txt")
