"""Values and texts of a submission, made fit to be shown: short, and free of control characters."""

import re
import reprlib
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

MAX_SHOWN = 200  # characters of one value
_MAX_NAMES = 20  # of those named in a sentence

_VISIBLE = re.compile(
    "[ -~\xa0-\xac\xae-\u0240\u2013-\u2019\u201c-\u201e\u2026\u202f]*"
)  # as in most texts
_HIDDEN = {
    "Cc",
    "Cf",
    "Cs",
    "Co",
    "Cn",
    "Zl",
    "Zp",
}  # control, invisible, direction marks, lone surrogates


def clean(text: str, limit: int = 500) -> str:
    """The text with everything invisible spelled out, cut after `limit` characters."""
    shown = text[: limit + 1]
    if not _VISIBLE.fullmatch(shown):
        shown = "".join(map(_spelled_out, shown))
    return shown if len(shown) <= limit else f"{shown[: limit - 1]}…"


def _spelled_out(char: str) -> str:
    return (
        char
        if unicodedata.category(char) not in _HIDDEN
        else char.encode("unicode_escape").decode("ascii")
    )


def plain(text: str) -> str:
    """Without accents and capitals: as people look names up."""
    return "".join(
        char
        for char in unicodedata.normalize("NFKD", text.casefold())
        if unicodedata.category(char) != "Mn"
    )


def rank_of(name: str) -> list[str | int]:
    """What names are sorted by: É beside E, capitals aside, group 2 before group 10."""
    return [
        int(part) if rank % 2 else part for rank, part in enumerate(re.split(r"(\d+)", plain(name)))
    ]


def some(names: Sequence[str]) -> str:
    """The first ones, for a sentence."""
    return ", ".join(names[:_MAX_NAMES]) + (" …" if len(names) > _MAX_NAMES else "")


class _Short(reprlib.Repr):
    """repr with bounds; plain data only ever comes here."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlist = self.maxtuple = self.maxset = self.maxfrozenset = self.maxdict = 30
        self.maxstring = self.maxother = 120
        self.maxlevel = 10

    def repr_int(self, number: int, _level: int) -> str:
        if number.bit_length() > 400:
            return (
                "…" if number > 0 else "-…"
            )  # a repr in full may be refused, and would teach nothing
        return repr(number)

    def repr_set(self, values: Iterable[Any], level: int) -> str:
        return super().repr_set(sorted(values, key=written), level)  # type: ignore[arg-type]

    def repr_frozenset(self, values: Iterable[Any], level: int) -> str:
        return super().repr_frozenset(sorted(values, key=written), level)  # type: ignore[arg-type]


_short = _Short()


def show(value: Any) -> str:
    """A value as Python writes it, bounded and clean."""
    return clean(_short.repr(value), MAX_SHOWN)


def written(value: Any) -> str:
    """A value in full, as a text that is the same in every process, whatever the order of a set
    there."""
    text = repr(value)
    if "{" not in text or type(value) not in (set, frozenset, dict, list, tuple):
        return text
    parts = [*map(written, value.items() if type(value) is dict else value)]
    if type(value) in (set, frozenset):
        parts.sort()
    return f"{type(value).__name__}({', '.join(parts)})"


def show_all(values: Iterable[Any]) -> str:
    """Some values in a row, as arguments are written."""
    return clean(", ".join(map(show, islice(values, 10))), 2 * MAX_SHOWN)


def show_call(name: str, arguments: tuple[Any, ...]) -> str:
    """A call as the learner would type it."""
    return f"{name}({show_all(arguments)})"
