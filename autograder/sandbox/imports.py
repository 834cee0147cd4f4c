"""Which modules does a program import? They are there before it is confined, as it cannot read a
file."""

import re
from collections.abc import Iterable, Iterator

_IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+(?P<package>[\w.]+)[ \t]+import[ \t(]+(?P<names>[^#\n]*)"
    r"|import[ \t]+(?P<modules>[^#\n]*))",
    re.MULTILINE,
)
_MOST = 100  # of one program


def imported_in(sources: Iterable[str]) -> set[str]:
    """Return the names of the modules that some texts import, also where Python cannot read all of
    a text."""
    found: set[str] = set()
    for source in sources:
        if "numpy" in source:  # by whatever way
            found.add("numpy")
        if "help(" in source:  # which imports it
            found.add("pydoc")
        for name in _names_in(source):
            if len(found) == _MOST:
                break
            found.add(name)
    return found


def _names_in(source: str) -> Iterator[str]:
    for match in _IMPORT.finditer(source):
        package = match["package"]
        if package and package.startswith("."):
            continue  # a submission is one file
        if package:
            yield package
            yield from (f"{package}.{name}" for name in _listed(match["names"]))
        else:
            yield from _listed(match["modules"])


def _listed(text: str) -> Iterator[str]:
    """Yield the names in a list such as `os, sys as system`."""
    for part in text.split(","):
        words = re.findall(r"[\w.]+", part)
        if words and words[0].replace(".", "").isidentifier():
            yield words[0]
