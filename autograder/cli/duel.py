"""`mastermind duel`: the examples of a class, on the known wrong programs."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from autograder.cli.grade import Terminal
from autograder.cli.parser import Parser
from autograder.cli.shared import add_course, add_language, path
from autograder.cli.teachers import add_layout
from autograder.course.module import course_at
from autograder.grading import processors
from autograder.i18n import duel as said
from autograder.i18n import league as of_a_league
from autograder.i18n.command import duel as help_of
from autograder.i18n.command import league as help_of_league
from autograder.i18n.command import shared
from autograder.i18n.errors import InputError
from autograder.league.duel.files import write
from autograder.league.duel.run import Asked
from autograder.league.duel.run import duel as fought
from autograder.league.duel.standing import Standing

_TOP = 5


def add_duel(parser: Parser) -> None:
    parser.description = parser.say(help_of.DUEL)
    file, folder, jobs = parser.say(shared.FILE), parser.say(shared.FOLDER), processors.available()
    parser.add_argument("submissions", type=path, metavar=folder, help=parser.say(help_of_league.SUBMISSIONS))
    parser.add_argument("--module", default="m02_pegs", metavar="MODULE", help=parser.say(help_of.MODULE))
    task = parser.say(shared.FUNCTION)
    parser.add_argument("--task", action="append", default=[], metavar=task, help=parser.say(help_of.TASK))
    out = parser.say(help_of.OUT)  # not `out`: interrupted, it is not gone on with
    parser.add_argument("--out", dest="folder", type=path, default=Path("duel"), metavar=folder, help=out)
    parser.add_argument("--top", type=int, default=_TOP, metavar="N", help=parser.say(help_of.TOP))
    parser.add_argument("--names", type=path, metavar=file, help=parser.say(help_of_league.NAMES))
    parser.add_argument("--key", type=path, metavar=file, help=parser.say(help_of_league.KEY))
    parser.add_argument("--jobs", type=int, default=jobs, metavar="N", help=parser.say(help_of.JOBS))
    add_course(parser)
    add_language(parser)
    add_layout(parser)


def duel(options: Namespace) -> int:
    """Try the examples of the class; the exit code is 0 when somebody wrote some."""
    if options.top < 1:
        raise InputError(said.TOP)
    names = ("submissions", "module", "names", "key", "course", "jobs", "layout")
    asked = Asked(out=options.folder, tasks=options.task, **{name: getattr(options, name) for name in names})
    standings = fought(asked, Terminal(options.lang))
    write(course_at(asked.course).module(asked.module), standings, asked.out, options.lang, options.top)
    _tell(standings, options.lang, options.top)
    playing = len({row.name for one in standings for row in one.rows})
    count = len(standings[0].rows) + len(standings[0].without)
    print(said.SUMMARY.format(playing=playing, count=count, folder=asked.out)[options.lang], flush=True)
    if not asked.names:
        print(of_a_league.NAMES_IN.format(file=asked.path_of_key)[options.lang], file=sys.stderr)
    return 0 if playing else 1


def _tell(standings: Sequence[Standing], language: str, top: int) -> None:
    """Who is first, function by function."""
    console = Console(emoji=False)
    for one in standings:
        console.print(f"[bold]{one.task.name}[/]  {escape(said.par_of(one.record.par)[language])}", highlight=False)
        table = Table(box=None, pad_edge=False, header_style="bold")
        table.add_column(of_a_league.RANK[language], justify="right")
        table.add_column(said.LEARNER[language], overflow="fold")
        for head in (said.CAUGHT, said.NEEDED):
            table.add_column(head[language], justify="right")
        for row in one.first(top):
            name = escape(row.name or said.GIVEN[language])
            found = f"{len(row.caught)} / {one.count}", str(len(row.needed))
            table.add_row(str(row.rank or ""), name, *found, style=None if row.rank else "dim")
        console.print(table)
