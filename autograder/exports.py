"""What people read: a spreadsheet, a page per learner, a table on the terminal. All made from the records."""

import csv
import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup
from markupsafe import escape as escape_html
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from autograder import wording
from autograder.display import kept_together
from autograder.feedback import number
from autograder.report import NOT_REACHED, PASSED, Record
from autograder.text import LANGUAGES, Text

_MAX_ROWS = 60  # of the table on the terminal


def _cell(value: Any) -> str:
    """A CSV cell that no spreadsheet takes for a formula."""
    text = "" if value is None else number(value) if isinstance(value, float) else str(value)
    return f"'{text}" if isinstance(value, str) and text[:1] in ("=", "+", "-", "@", "\t", "\r") else text


def write_marks(records: Iterable[Record], tasks: list[str], path: Path, language: str) -> None:
    """marks.csv: a line for each submission and module, a column for each task; an empty score: not judged."""
    with path.open("w", encoding="utf-8", errors="backslashreplace", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["submission", "module", "score", "points", *tasks, "isolation", "problem"])
        for record in records:
            scores = {task["name"]: task["score"] for task in record["tasks"]}
            problem = record["problem"][language] if record["problem"] else ""
            row = [record["submission"], record["module"], record["score"], record["points"]]
            row += [*[scores.get(task) for task in tasks], record["isolation"], problem]
            writer.writerow(map(_cell, row))


def page_name(record: Record) -> str:
    """A file name that is safe everywhere and different for each submission and module."""
    raw = f"{record['submission']}.{record['module']}"
    safe = re.sub(r"[^\w.-]+", "_", raw, flags=re.ASCII).strip("._")[:80]
    if safe != raw:
        safe += "-" + sha256(raw.encode("utf-8", "surrogatepass")).hexdigest()[:8]
    return f"{safe}.html"


def _bilingual(value: float) -> Text:
    return Text(number(value, "en"), number(value, "fr"))


def typeset(text: str) -> Markup:
    """A sentence as HTML: escaped, `code` in a fixed-width font, no line break before French punctuation."""
    return Markup(re.sub(r"`([^`]+)`", r"<code>\1</code>", str(escape_html(kept_together(str(text))))))


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("autograder"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals.update(wording=wording, languages=LANGUAGES, PASSED=PASSED, NOT_REACHED=NOT_REACHED)
    environment.filters.update(number=number, typeset=typeset, bilingual=_bilingual)
    return environment


def write_page(record: Record, title: Text, folder: Path, language: str) -> None:
    """The page of one learner: self-contained, both languages, `language` shown first."""
    page = _environment().get_template("student.html").render(record=record, title=title, language=language)
    path = folder / page_name(record)
    path.write_text(page, encoding="utf-8", errors="backslashreplace")


def print_table(records: Iterable[Record], tasks: list[str], console: Console, language: str) -> None:
    """The class on the terminal, cut after some rows; then what could not be judged, and the known mistakes met."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(wording.SUBMISSION[language], overflow="fold")
    table.add_column(wording.SCORE[language], justify="right", no_wrap=True)
    for task in tasks:
        table.add_column(task, justify="right", overflow="fold")
    problems: list[Record] = []
    mistakes: Counter[str] = Counter()
    rank = 0
    for rank, record in enumerate(records):
        if record["problem"]:
            problems.append(record)
        mistakes.update(_mistakes(record))
        if rank < _MAX_ROWS:
            table.add_row(*_row(record, tasks, language))
    console.print(table)
    if rank >= _MAX_ROWS:
        console.print(wording.MORE_ROWS.format(count=rank + 1 - _MAX_ROWS)[language])
    if problems:
        console.print(f"\n{wording.NOT_JUDGED_LIST[language]}")
    for record in problems[:_MAX_ROWS]:
        console.print(f"  {escape(record['submission'])}: {escape(record['problem'][language])}", style="yellow")
    if mistakes:
        console.print(f"\n{wording.MISCONCEPTIONS[language]}")
    for name, count in mistakes.most_common(10):
        console.print(f"  {count:4} × {escape(name)}")


def _row(record: Record, tasks: list[str], language: str) -> list[str]:
    scores = {task["name"]: task["score"] for task in record["tasks"]}
    total = f"{number(record['score'], language)} / {number(record['points'], language)}"
    cells = [number(scores[task], language) if task in scores else "" for task in tasks]
    return [escape(record["submission"]), total if record["score"] is not None else "–", *cells]


def _mistakes(record: Record) -> set[str]:
    """The known mistakes of one submission, by name."""
    checks = (check for task in record["tasks"] for check in task["checks"])
    return {check["misconception"] for check in checks if check["misconception"]}
