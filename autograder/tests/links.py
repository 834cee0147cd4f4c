"""Where the pages of a folder lead to."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

_NOT_PROSE = ("style", "code", "math", "svg")


class Page(HTMLParser):
    """What a page names, where it leads, what it says in words."""

    def __init__(self, path: Path):
        super().__init__()
        self.names: set[str] = set()
        self.leads: list[str] = []
        self.shown: list[str] = []
        self._hidden = 0
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        named = dict(attributes)
        self._hidden += tag in _NOT_PROSE
        self.names.add(named.get("id") or "")
        self.leads += [place for key in ("href", "src") if (place := named.get(key))]

    def handle_endtag(self, tag: str) -> None:
        self._hidden -= tag in _NOT_PROSE

    def handle_data(self, data: str) -> None:
        if not self._hidden:
            self.shown.append(data)


def astray(folder: Path) -> Iterator[str]:
    """The links of the pages in a folder that lead to nothing, or out of it."""
    for path in folder.rglob("*.html"):
        for place in Page(path).leads:
            name, _, part = unquote(place).partition("#")
            name = name.partition("?")[0]
            aim = (path.parent / name).resolve() if name else path
            if place.startswith("https://www.python.org/"):
                continue
            if (
                not aim.is_relative_to(folder.resolve())
                or not aim.is_file()
                or (part and part not in Page(aim).names)
            ):
                yield f"{path.relative_to(folder)}: {place}"
