"""The one source of a module: a Python file in percent format whose cells carry a few marks.

`# %% [raw]`                              the header, in TOML: minutes, title, goal, leaves_out
`# %% [markdown] lang="en"`               a paragraph for the learner, its French twin right after
it `# %% [markdown] lang="en" hint="f"`      a hint for task f
`# %% task="f" needs="g h" also="ff" bonus=true`   the solution of a task, between BEGIN and END
SOLUTION `# %% examples="f"`                       printed examples, as asserts
`# %% earlier="g h"`                      imports of earlier modules' functions; the learner's own
go there `# %% [markdown] lang="en" solved=true`   a paragraph for those who read the solutions only
`# fr: …` within code                     what a comment, a docstring of one line or the text in
`raise …Error("…")` is
                                         in French; it stands after the comment, or on the line
                                         below
`# %% another="f"`, `# %% fast="f"`       another solution of f under another name, for those too;
`fast`: also
                                         handed to learners whose own function is wrong or slow

The other mark of a task, slow, is explained in `course.Task`.
"""

import re
import tomllib
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from autograder.i18n.message import Message, written_by_author

_MARK = re.compile(r"^# %%[ ]?(?:\[(\w+)\])?(.*)$")
_ATTRIBUTE = re.compile(r'(\w+)=(?:"([^"]*)"|(\w+))')
_MARKS = {
    "lang",
    "hint",
    "task",
    "needs",
    "also",
    "bonus",
    "slow",
    "examples",
    "earlier",
    "solved",
    "another",
    "fast",
}
_TWIN = re.compile(r"^(?P<before>.*?) *# (?P<language>[a-z]{2,3}): (?P<said>.*)$")
_WORDS = re.compile(  # of a line: those of its docstring, of the error it raises, or of its comment
    r'''(?<=""").*(?=""")|(?<=Error\(").*(?="\)$)|(?<=Error\(f").*(?="\)$)|(?<=# ).*$'''
)
_END = "# %% end"
BEGIN, END = "### BEGIN SOLUTION", "### END SOLUTION"


class SourceError(ValueError):
    """The source of a module is not as it should be; the message names the line."""


@dataclass(frozen=True)
class Cell:
    """One cell: `kind` is raw, markdown or code; `line` is where it starts in the file."""

    kind: str
    text: str
    line: int
    marks: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Header:
    minutes: int
    title: Message
    goal: Message
    leaves_out: Message


def _body(kind: str, lines: list[str]) -> str:
    """The text of a cell, without the comment signs of raw and markdown cells, without blank lines
    around."""
    if kind != "code":
        lines = [
            line[2:] if line.startswith("# ") else line[1:]
            for line in lines
            if line.startswith("#")
        ]
    return "\n".join(lines).strip("\n")


def cells(source: str) -> list[Cell]:
    """The cells of a source in order. Raises SourceError when one has a mark that nobody knows."""
    return [*_each_cell(source)]


def _each_cell(source: str) -> Iterator[Cell]:
    kind, marks, start, body = "", {}, 0, []  # type: str, dict[str, str], int, list[str]
    for number, line in enumerate([*source.splitlines(), _END], 1):
        mark = _MARK.match(line)
        if not mark:
            body.append(line)
            continue
        if kind:
            yield Cell(kind, _body(kind, body), start, marks)
        kind = mark[1] or "code"
        marks = {key: quoted or bare for key, quoted, bare in _ATTRIBUTE.findall(mark[2])}
        if line != _END:
            _require_known_marks(number, marks, _ATTRIBUTE.sub("", mark[2]).split())
        start, body = number, []


def _require_known_marks(number: int, marks: Collection[str], other_words: list[str]) -> None:
    known = ", ".join(sorted(_MARKS))
    for name in marks:
        if name not in _MARKS:
            raise SourceError(f"line {number}: no cell has a mark {name!r}; the marks are: {known}")
    for word in other_words:
        said = f'a mark is written {word}="…"' if word in _MARKS else f"the marks are: {known}"
        raise SourceError(f"line {number}: {word!r} after `# %%` is no mark; {said}")


def header(source: str) -> Header:
    """Raises SourceError when a field is missing."""
    first = next(_each_cell(source), None)
    if not first or first.kind != "raw":
        raise SourceError(
            "the source must start with a `# %% [raw]` cell: minutes, title, goal, leaves_out"
        )
    try:
        fields = tomllib.loads(first.text)
        if type(fields["minutes"]) is not int or fields["minutes"] <= 0:
            raise ValueError(f"minutes is a whole number above 0, not {fields['minutes']!r}")
        return Header(
            fields["minutes"],
            *(_in_languages(fields, key) for key in ("title", "goal", "leaves_out")),
        )
    except (ValueError, KeyError) as error:
        raise SourceError(
            f"the header (first cell) is not as it should be: {_wrong_in(error)}"
        ) from None


def _in_languages(fields: dict[str, Any], key: str) -> Message:
    if not isinstance(fields[key], dict):
        raise ValueError(f'{key} has a line for each language: `[{key}]`, below it `en = "…"`')
    return written_by_author(fields[key])


def _wrong_in(error: Exception) -> str:
    return f"{error} is missing" if isinstance(error, KeyError) else str(error)


def title_of(source: str) -> Message:
    return header(source).title


def hints(source: str, task: str) -> list[Message]:
    """The hints of a task, from the vaguest to the plainest."""
    found: dict[str, list[str]] = {}
    for cell in cells(source):
        if cell.marks.get("hint") == task:
            found.setdefault(cell.marks.get("lang", "en"), []).append(cell.text)
    return [
        written_by_author(
            {
                language: text
                for language, text in zip(found, texts, strict=True)
                if text is not None
            }
        )
        for texts in zip_longest(*found.values())
    ]


def in_language(code: str, language: str, languages: Collection[str]) -> str:
    """Code with its comments, docstrings and errors in one of the languages of its module."""
    lines: list[str] = []
    for line in code.split("\n"):
        twin = _TWIN.match(line)
        if not twin or twin["language"] not in languages:
            lines.append(line)
            continue
        if twin["before"].strip():
            lines.append(twin["before"])
        place = max((rank for rank, other in enumerate(lines) if other.strip()), default=None)
        found = (
            _WORDS.search(lines[place])
            if place is not None and twin["language"] == language
            else None
        )
        if found and place is not None:
            lines[place] = (
                lines[place][: found.start()] + twin["said"] + lines[place][found.end() :]
            )
    return "\n".join(lines)


def starter(text: str, placeholder: str) -> str:
    """A solution cell with each region between BEGIN and END SOLUTION replaced. Raises
    SourceError."""
    kept: list[str] = []
    inside = False
    for line in text.split("\n"):
        if line.strip() == BEGIN:
            if inside:
                raise SourceError("BEGIN SOLUTION twice")
            inside = True
            kept.append(line.replace(BEGIN, placeholder))
        elif line.strip() == END:
            if not inside:
                raise SourceError("END SOLUTION without BEGIN")
            inside = False
        elif not inside:
            kept.append(line)
    if inside or len(kept) == len(text.split("\n")):
        raise SourceError("a task needs a region between BEGIN SOLUTION and END SOLUTION")
    return "\n".join(kept)
