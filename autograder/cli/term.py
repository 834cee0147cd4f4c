"""`mastermind term`: the modules of a class together."""

import sys
from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from autograder.cli.parser import Parser
from autograder.cli.shared import add_course, add_language, path
from autograder.course.module import course_at
from autograder.grading.results import RESULTS
from autograder.i18n.display import some
from autograder.i18n.errors import InputError
from autograder.i18n.formats import number
from autograder.i18n.message import _, pgettext, plural
from autograder.intake.roster import read_roster
from autograder.reports.writing import SET_ASIDE
from autograder.term.files import write_term
from autograder.term.gather import term_of
from autograder.term.results import Reader, Result, folders
from autograder.term.standing import Term

_MAX_ROWS = 60  # of the table on the terminal


def add_term(parser: Parser) -> None:
    parser.description, parser.epilog = (
        parser.say(
            _(
                "Put the modules of a class together: everybody's marks and total, and each "
                "module's marks. The folder of --out receives term.html, gradebook.csv and "
                "gradebook.xlsx; moodle_grades.csv and canvas_grades.csv where the learners can be "
                "found there. Nothing is judged: what is read are the results of `mastermind "
                "grade`."
            )
        ),
        parser.say(_("Exit status: 0 when it is written, 2 when nothing can be done as asked.")),
    )
    file, folder = parser.say(_("FILE")), parser.say(_("DIR"))
    parser.add_argument(
        "folders",
        type=path,
        nargs="+",
        metavar=folder,
        help=parser.say(
            _(
                "a folder that `mastermind grade --out` wrote, with one module or several; or a "
                "folder of such folders"
            )
        ),
    )
    parser.add_argument(
        "--out",
        type=path,
        default=Path("term"),
        metavar=folder,
        help=parser.say(_("where the files go (default: term)")),
    )
    parser.add_argument(
        "--roster",
        type=path,
        metavar=file,
        help=parser.say(
            _(
                "a CSV table of the class (a school's, Moodle's, Canvas', nbgrader's): everybody "
                "on it has a line, and it decides who is who"
            )
        ),
    )
    parser.add_argument(
        "--settings",
        type=path,
        metavar=file,
        help=parser.say(
            _(
                "class.toml: the scale of the total, the weights, what nothing handed in counts as "
                "(default: the one that the folders were graded with)"
            )
        ),
    )
    add_course(parser)
    add_language(parser)


def term(options: Namespace) -> int:
    """Write the files, and tell what is in them; the exit code."""
    wanted = folders(options.folders)
    out, language = options.out, options.lang
    if (out / RESULTS).exists():
        raise InputError(
            _(
                "--out {folder} holds the results of a class, or one of its files; give a folder "
                "of its own",
                folder=out,
            )
        )
    reader = Reader(course := course_at(options.course))
    read = [reader.read(folder) for folder in wanted]
    if not any(folder.results for folder in read):
        raise InputError(
            _(
                "there is no result of a module of this course in {folders}; if they are of "
                "another course, add --course",
                folders=some([str(folder) for folder in wanted]),
            )
        )
    roster = read_roster(options.roster) if options.roster else None
    made = term_of(course, read, roster, options.settings)
    files, aside = write_term(made, out, language)
    _print(made, Console(emoji=False), language)
    told = _(
        "{learners}, {modules}, {marks} waiting for you. Written to {folder}: {files}",
        learners=plural("{count} learner", "{count} learners", count=len(made.rows)),
        modules=plural("{count} module", "{count} modules", count=len(made.columns)),
        marks=plural("{count} mark", "{count} marks", count=len(made.waiting)),
        folder=out,
        files=", ".join(files),
    )
    print(told[language], flush=True)
    changed = [SET_ASIDE.format(files=some([path.name for path in aside]))] if aside else []
    for notice in (*made.notices, *changed):
        print(notice[language], file=sys.stderr)
    return 0


def _print(made: Term, console: Console, language: str) -> None:
    """The table on the terminal, cut after some rows."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(pgettext("a column", "learner")[language], overflow="fold")
    for column in made.columns:
        table.add_column(column.short, justify="right", no_wrap=True)
    table.add_column(f"/ {number(made.rules.out_of, language)}", justify="right", no_wrap=True)
    for row in made.rows[:_MAX_ROWS]:
        marks = [_mark(one, language) for one in row.results]
        table.add_row(escape(row.person.name), *marks, number(row.total, language))
    console.print(table)
    if len(made.rows) > _MAX_ROWS:
        console.print(
            _("… and {count} more, in term.html", count=len(made.rows) - _MAX_ROWS)[language]
        )


def _mark(one: Result | None, language: str) -> str:
    if one and one.excused:
        return _("exc.")[language]
    return "?" if one and one.waits else number(one.mark if one else None, language)
