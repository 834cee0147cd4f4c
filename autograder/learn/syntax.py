"""The lines that Python cannot read, each with a caret below the place, as Python shows them at a
terminal."""

import warnings
from collections.abc import Mapping
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text as Styled

from autograder.checking.meaning import with_meaning
from autograder.i18n.display import clean
from autograder.i18n.message import Message
from autograder.intake import Submission
from autograder.judging.absence import UNREADABLE
from autograder.judging.notes import BROKEN_BLOCK
from autograder.sandbox.loader import Broken, parse

_INDENT, _WIDEST, _NARROWEST = 6, 72, 10  # columns
_SPELLED_OUT = 10  # characters for one that is invisible, at most


@dataclass(frozen=True)
class SyntaxExcerpt:
    """A line of a program in two parts, between which its caret is placed; without a caret if that
    is not known."""

    before: str
    after: str
    has_caret: bool = True

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        before, after = self.shortened(max(_NARROWEST, min(options.max_width - _INDENT, _WIDEST)))
        yield Styled(f"{'':{_INDENT}}{before}{after}", no_wrap=True, overflow="ignore")
        if self.has_caret:
            yield Styled(
                f"{'':{_INDENT + cell_len(before)}}^", "bold red", no_wrap=True, overflow="ignore"
            )

    def shortened(self, width: int) -> tuple[str, str]:
        """Cut both parts so that the line has at most `width` columns, and the caret is in it."""
        before, after = self.before, self.after
        if len(before) + len(after) <= width and cell_len(before + after) <= width:
            return before, after
        columns_before, columns_after = cell_len(before[-width:]), cell_len(after[:width])
        room_after = max(width // 3, width - columns_before)
        room_before = width - min(columns_after, room_after)
        if len(before) > width or columns_before > room_before:
            before = before[-width:]
            while before and cell_len(before) >= room_before:
                before = before[1:]
            before = f"…{before}"
        if len(after) > width or columns_after > room_after:
            after = after[:width]
            while after and cell_len(after) >= room_after:
                after = after[:-1]
            after = f"{after}…"
        return before, after


def syntax_excerpts(submission: Submission) -> Mapping[Message, SyntaxExcerpt]:
    """Find the line behind each sentence of a report that says that Python cannot read
    something."""
    with warnings.catch_warnings(action="ignore"):
        broken = parse(submission.source, False).broken
    found: dict[Message, SyntaxExcerpt] = {}
    for block in broken:
        place, reason = (
            submission.place(block.line),
            submission.unreadable(clean(block.reason, 100)),
        )
        sentences = [BROKEN_BLOCK.format(place=place, reason=reason)]
        if block.name:
            sentences.append(UNREADABLE.format(name=block.name, place=place, reason=reason))
        excerpt = _excerpt(submission.line(block.line), block)
        found |= {
            with_meaning(sentence, f"SyntaxError: {block.reason}"): excerpt
            for sentence in sentences
        }
    return found


def _excerpt(line: str, block: Broken) -> SyntaxExcerpt:
    """Cut a line at its caret, without its indentation; tabs are spaces then, and nothing in it is
    invisible."""
    shown, column = line.expandtabs(4), len(line[: max(block.column - 1, 0)].expandtabs(4))
    indentation = len(shown) - len(shown.lstrip(" "))
    column = max(column, indentation)
    before, after = shown[indentation:column], shown[column:].rstrip()
    limit = _SPELLED_OUT * len(shown)
    return SyntaxExcerpt(clean(before, limit), clean(after, limit), block.column > 0)
