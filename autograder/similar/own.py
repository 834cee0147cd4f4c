"""What a learner wrote: a file without the exercise it was begun from.

Nothing is parsed, and nothing is run: a file is cut into its words, as Python reads them, whatever they mean together.
"""

import builtins
import keyword
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from io import StringIO
from itertools import pairwise
from pathlib import Path
from tokenize import (
    COMMENT,
    DEDENT,
    ENCODING,
    ENDMARKER,
    INDENT,
    NAME,
    NEWLINE,
    NL,
    STRING,
    TokenError,
    TokenInfo,
    generate_tokens,
)

from autograder.course.module import Module
from autograder.intake import Refused, notebook_source

_SKIPPED = {COMMENT, DEDENT, ENCODING, ENDMARKER, INDENT, NEWLINE, NL}
_WORD = re.compile(r"[A-Z]?[^\W\d_A-Z]+|[A-Z]+")
_MOST = 100_000  # signs of a file that is cut as Python would; a longer one, line by line
_PYTHONS = {*keyword.kwlist, *keyword.softkwlist, *dir(builtins), "self"}


@dataclass(frozen=True)
class Line:
    """A statement on a line, or on several that belong together; the rows are numbered from 0."""

    first: int
    last: int
    depth: int
    words: tuple[str, ...]
    names: tuple[str, ...]
    is_text: bool  # a docstring, say


@dataclass
class Cut:
    """A file cut into statements and comments."""

    rows: list[str]
    lines: list[Line] = field(default_factory=list)
    comments: dict[int, tuple[int, str]] = field(default_factory=dict)  # by row: where it starts, the comment

    def blocks(self) -> Iterator[list[Line]]:
        """The statements that stand at the left, each with what is below it."""
        block: list[Line] = []
        for line in self.lines:
            if line.depth == 0 and block:
                yield block
                block = []
            block.append(line)
        if block:
            yield block


def cut(source: str) -> Cut:
    """Cut a file up; one that Python cannot read, line by line."""
    made = Cut(source.split("\n"))
    if len(source) < _MOST:
        with suppress(TokenError, SyntaxError):
            _cut_as_python(source, made)
            return made
    made = Cut(made.rows)
    for rank, row in enumerate(made.rows):
        code, sign, comment = row.partition("#")
        if sign:
            made.comments[rank] = (len(code), comment)
        if code.strip():
            words = tuple(code.split())
            made.lines.append(Line(rank, rank, 0, words, tuple(filter(str.isidentifier, words)), False))
    return made


def _cut_as_python(source: str, made: Cut) -> None:
    """Raises TokenError, SyntaxError."""
    depth, found = 0, list[TokenInfo]()
    for token in generate_tokens(StringIO(source).readline):
        depth += (token.type == INDENT) - (token.type == DEDENT)
        if token.type == COMMENT:
            made.comments[token.start[0] - 1] = (token.start[1], token.string)
        elif token.type not in _SKIPPED:
            found.append(token)
        elif token.type in (NEWLINE, ENDMARKER) and found:
            attributes = {after.start for before, after in pairwise(found) if before.string == "."}
            names = (one.string for one in found if one.type == NAME and one.start not in attributes)
            rows = found[0].start[0] - 1, found[-1].end[0] - 1
            words = tuple(one.string for one in found)
            is_text = [one.type for one in found] == [STRING]
            made.lines.append(Line(*rows, depth, words, tuple(names), is_text))
            found = []


def bare(text: str) -> str:
    """A comment or a docstring without its signs and the spaces around."""
    return " ".join(text.strip(" #.\t\n\"'").split())


def plain(text: str) -> str:
    """The same without capitals, for comparing."""
    return bare(text).casefold()


def words_of(text: str) -> list[str]:
    """The words of a name or of a sentence: two of `rest_of`, two of `restOf`."""
    return [word.casefold() for word in _WORD.findall(text)]


@dataclass(frozen=True)
class Given:
    """The exercise, as it is handed out, in every language and form.

    Attributes:
        blocks: Its statements, by their words.
        said: Its comments and texts, Markdown included.
        names: The names it speaks of.
        rows: Its lines.
        template: One form of it, for tools that leave out what everybody has.
    """

    blocks: frozenset[tuple[str, ...]]
    said: frozenset[str]
    names: frozenset[str]
    rows: frozenset[str]
    template: str

    @classmethod
    def of(cls, module: Module) -> "Given":
        """What lies in the folder of exercises; nothing, where it was not built."""
        texts = list(_exercises(module))
        cuts = [cut(text) for text in texts]
        lines = [line for one in cuts for line in one.lines]
        said = {plain(comment) for one in cuts for _, comment in one.comments.values()}
        return cls(
            frozenset(_words(block) for one in cuts for block in one.blocks()),
            frozenset(said | {plain(line.words[0]) for line in lines if line.is_text}),
            frozenset(name for line in lines for name in line.names),
            frozenset(row.strip() for text in texts for row in text.split("\n")),
            texts[0] if texts else "",
        )


def _exercises(module: Module) -> Iterator[str]:
    """The exercise as plain files, then as the code of notebooks."""
    folders = [module.root / "exercises" / language / module.slug for language in module.languages]
    for path in (folder / f"{module.slug}{suffix}" for suffix in (".py", ".ipynb") for folder in folders):
        with suppress(OSError, Refused):
            yield _text_of(path)


def _text_of(path: Path) -> str:
    return notebook_source(path.read_bytes())[0] if path.suffix == ".ipynb" else path.read_text(encoding="utf-8")


def _words(block: Iterable[Line]) -> tuple[str, ...]:
    return tuple(word for line in block for word in (*line.words, "\n"))


@dataclass(frozen=True)
class Own:
    """What a learner wrote, and nothing else."""

    text: str
    words: tuple[str, ...]  # without comments, spaces and line breaks
    names: frozenset[str]  # that neither Python, nor a library, nor the exercise has
    said: Mapping[str, str]  # comments and docstrings: as they are compared, and as they were written

    @classmethod
    def of(cls, source: str, given: Given) -> "Own":
        """Leave out of a file whatever its exercise has, and what notebooks leave between cells."""
        found = cut(source)
        kept, rows = list[Line](), dict(enumerate(found.rows))
        for block in found.blocks():
            gone = _is_given(_words(block), found, block, given)
            for line in block:
                if gone or (line.is_text and plain(line.words[0]) in given.said):
                    for row in range(line.first, line.last + 1):
                        rows[row] = " " * found.comments[row][0] + "#" if row in found.comments else ""
                else:
                    kept.append(line)
        said = [line.words[0] for line in kept if line.is_text]
        for row, (start, comment) in found.comments.items():
            if plain(comment) in given.said:
                rows[row] = rows[row][:start].rstrip()
            else:
                said.append(comment)
                rows[row] = rows[row][:start] + found.rows[row][start:]
        names = {name for line in kept for name in line.names} - _PYTHONS - given.names
        names -= {name for line in kept if line.words[0] in ("import", "from") for name in line.names}
        text = re.sub(r"\n{3,}", "\n\n\n", "\n".join(rows.values())).strip("\n")
        words = tuple(word for line in kept if not line.is_text for word in line.words)
        return cls(f"{text}\n", words, frozenset(names), {plain(one): bare(one) for one in said if plain(one)})


def _is_given(words: tuple[str, ...], found: Cut, block: list[Line], given: Given) -> bool:
    """Whether the exercise has a statement as it is; of a file that Python cannot read, a line."""
    if words in given.blocks or words == ("pass", "\n"):
        return True
    row = found.rows[block[0].first].strip()
    return len(block) == 1 and row in given.rows and not row.startswith(("def ", "class "))
