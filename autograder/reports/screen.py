"""The class on the terminal."""

from collections import Counter
from collections.abc import Iterable, Mapping

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from autograder.i18n.formats import number
from autograder.i18n.message import Message, _
from autograder.reports.line import Line

_MAX_ROWS, _MAX_MISTAKES = 60, 10  # on the terminal


def print_table(
    lines: Iterable[Line],
    tasks: list[str],
    titles: Mapping[str, Message],
    console: Console,
    language: str,
) -> None:
    """The class on the terminal, cut after some rows; then what could not be judged, and the known
    mistakes met.

    `titles`: what the known mistakes are, by their names.
    """
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(_("submission")[language], overflow="fold")
    table.add_column(_("score")[language], justify="right", no_wrap=True)
    for task in tasks:
        table.add_column(task, justify="right", overflow="fold")
    problems: list[tuple[str, Message]] = []
    mistakes: Counter[str] = Counter()
    rank = 0
    for rank, line in enumerate(lines):
        if line.problem and line.waits:
            problems.append((line.submission, line.problem))
        mistakes.update(line.mistakes)
        if rank < _MAX_ROWS:
            table.add_row(*_row(line, tasks, language))
    console.print(table)
    if rank >= _MAX_ROWS:
        console.print(_("… and {count} more, in marks.csv", count=rank + 1 - _MAX_ROWS)[language])
    if problems:
        console.print("\n" + _("Could not be judged:")[language])
    for name, problem in problems[:_MAX_ROWS]:
        console.print(f"  {escape(name)}: {escape(problem[language])}", style="yellow")
    if mistakes:
        console.print("\n" + _("Functions that answer like a known mistake:")[language])
    for name, count in mistakes.most_common(_MAX_MISTAKES):
        said = titles[name][language] if name in titles else name
        console.print(f"  {count:4} × {escape(said)}", highlight=False, soft_wrap=True)
    if len(mistakes) > _MAX_MISTAKES:
        console.print(
            _("… and {count} more, in class.html", count=len(mistakes) - _MAX_MISTAKES)[language]
        )


def _row(line: Line, tasks: list[str], language: str) -> list[str]:
    scores = dict(line.tasks)
    total = f"{number(line.score, language)} / {number(line.points, language)}"
    cells = [number(scores[task], language) if task in scores else "" for task in tasks]
    none = _("exc.")[language] if line.excused else "–"
    return [escape(line.submission), total if line.score is not None else none, *cells]
