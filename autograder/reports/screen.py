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
    lines = [*lines]
    for line in lines[:_MAX_ROWS]:
        table.add_row(*_row(line, tasks, language))
    console.print(table)
    more = len(lines) - _MAX_ROWS
    if more > 0:
        console.print(_("… and {count} more, in marks.csv", count=more)[language])
    problems = [(line.submission, line.problem) for line in lines if line.problem and line.waits]
    if problems:
        console.print("\n" + _("Could not be judged:")[language])
    for name, problem in problems[:_MAX_ROWS]:
        console.print(f"  {escape(name)}: {escape(problem[language])}", style="yellow")
    mistakes = Counter(name for line in lines for name in line.mistakes)
    if mistakes:
        console.print("\n" + _("Functions that answer like a known mistake:")[language])
    for name, count in mistakes.most_common(_MAX_MISTAKES):
        title = titles[name][language] if name in titles else name
        console.print(f"  {count:4} × {escape(title)}", highlight=False, soft_wrap=True)
    more = len(mistakes) - _MAX_MISTAKES
    if more > 0:
        console.print(_("… and {count} more, in class.html", count=more)[language])


def _row(line: Line, tasks: list[str], language: str) -> list[str]:
    total = f"{number(line.score, language)} / {number(line.points, language)}"
    if line.score is None:
        total = _("exc.")[language] if line.excused else "–"
    scores = line.scores
    cells = [number(scores[task], language) if task in scores else "" for task in tasks]
    return [escape(line.submission), total, *cells]
