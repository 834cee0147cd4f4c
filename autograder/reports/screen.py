"""The class on the terminal."""

from collections import Counter
from collections.abc import Iterable

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from autograder.i18n import for_teachers
from autograder.i18n.text import Text
from autograder.reports.model import Report
from autograder.reports.sentences import number

_MAX_ROWS = 60  # of the table on the terminal


def print_table(reports: Iterable[Report], tasks: list[str], console: Console, language: str) -> None:
    """The class on the terminal, cut after some rows; then what could not be judged, and the known mistakes met."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(for_teachers.SUBMISSION[language], overflow="fold")
    table.add_column(for_teachers.SCORE[language], justify="right", no_wrap=True)
    for task in tasks:
        table.add_column(task, justify="right", overflow="fold")
    problems: list[tuple[str, Text]] = []
    mistakes: Counter[str] = Counter()
    rank = 0
    for rank, report in enumerate(reports):
        if report.problem:
            problems.append((report.submission, report.problem))
        mistakes.update(report.mistakes.keys())
        if rank < _MAX_ROWS:
            table.add_row(*_row(report, tasks, language))
    console.print(table)
    if rank >= _MAX_ROWS:
        console.print(for_teachers.MORE_ROWS.format(count=rank + 1 - _MAX_ROWS)[language])
    if problems:
        console.print(f"\n{for_teachers.NOT_JUDGED_LIST[language]}")
    for name, problem in problems[:_MAX_ROWS]:
        console.print(f"  {escape(name)}: {escape(problem[language])}", style="yellow")
    if mistakes:
        console.print(f"\n{for_teachers.MISCONCEPTIONS[language]}")
    for name, count in mistakes.most_common(10):
        console.print(f"  {count:4} × {escape(name)}")


def _row(report: Report, tasks: list[str], language: str) -> list[str]:
    scores = {task.name: task.score for task in report.tasks}
    total = f"{number(report.score, language)} / {number(report.points, language)}"
    cells = [number(scores[task], language) if task in scores else "" for task in tasks]
    return [escape(report.submission), total if report.score is not None else "–", *cells]
