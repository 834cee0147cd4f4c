"""`mastermind league`: the decoders of a class, and those of the book, in a table."""

import sys
from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from autograder.cli.grade import Terminal
from autograder.cli.parser import Parser
from autograder.cli.shared import add_course, add_language, path
from autograder.cli.teachers import add_layout
from autograder.grading import processors
from autograder.i18n import league as said
from autograder.i18n.command import grade as help_of_grade
from autograder.i18n.command import league as help_of
from autograder.i18n.command import shared
from autograder.league.files import mean_of, write
from autograder.league.run import Asked
from autograder.league.run import league as played
from autograder.league.table import RULE, Standing

_MAX_ROWS = 60  # of the table on the terminal


def add_league(parser: Parser) -> None:
    parser.description = parser.say(help_of.LEAGUE)
    file, folder = parser.say(shared.FILE), parser.say(shared.FOLDER)
    parser.add_argument(
        "submissions", type=path, metavar=folder, help=parser.say(help_of.SUBMISSIONS)
    )
    parser.add_argument(
        "--module", default="m04_codebreaker", metavar="MODULE", help=parser.say(help_of.MODULE)
    )
    parser.add_argument("--game", type=str.lower, default="4x6", help=parser.say(help_of.GAME))
    parser.add_argument("--secrets", type=int, metavar="N", help=parser.say(help_of.SECRETS))
    parser.add_argument("--minutes", type=float, metavar="N", help=parser.say(help_of.MINUTES))
    out = parser.say(help_of.OUT)  # not `out`: interrupted, it is not gone on with
    parser.add_argument(
        "--out", dest="folder", type=path, default=Path("league"), metavar=folder, help=out
    )
    champions = parser.say(help_of.CHAMPIONS)
    parser.add_argument(
        "--champions", type=path, action="append", default=[], metavar=file, help=champions
    )
    parser.add_argument("--names", type=path, metavar=file, help=parser.say(help_of.NAMES))
    parser.add_argument("--key", type=path, metavar=file, help=parser.say(help_of.KEY))
    jobs = processors.available()
    parser.add_argument(
        "--jobs", type=int, default=jobs, metavar="N", help=parser.say(help_of.JOBS)
    )
    parser.add_argument(
        "--cluster", metavar=parser.say(shared.ADDRESS), help=parser.say(help_of.CLUSTER)
    )
    parser.add_argument("--trusted", action="store_true", help=parser.say(help_of_grade.TRUSTED))
    add_course(parser)
    add_language(parser)
    add_layout(parser)


def league(options: Namespace) -> int:
    names = (
        "submissions",
        "module",
        "game",
        "secrets",
        "minutes",
        "champions",
        "names",
        "key",
        "course",
        "jobs",
    )
    given = {name: getattr(options, name) for name in (*names, "cluster", "layout", "trusted")}
    asked = Asked(out=options.folder, **given)
    standing = played(asked, Terminal(options.lang))
    write(standing, asked.out, options.lang)
    _tell(standing, options.lang)
    counts = {"played": len(standing.learners), "out": len(standing.out), "games": standing.played}
    print(said.SUMMARY.format(**counts, folder=asked.out)[options.lang], flush=True)
    handed_in = bool(standing.learners or standing.out)
    if handed_in and not asked.names:
        print(said.NAMES_IN.format(file=asked.path_of_key)[options.lang], file=sys.stderr)
    return 0 if standing.learners or not handed_in else 1


def _tell(standing: Standing, language: str) -> None:
    """The table on the terminal, and who is out."""
    console = Console(emoji=False)
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(said.RANK[language], justify="right")
    table.add_column(said.DECODER[language], overflow="fold")
    for head in (said.TOTAL, said.MEAN, said.WORST, said.BEATS):
        table.add_column(head[language], justify="right")
    table.add_column(said.COUNTS[language])
    for row in standing.rows[:_MAX_ROWS]:
        found = [str(row.found.total), mean_of(row, language), str(row.found.worst)]
        better = str(row.against(standing.best).better)
        counts = " ".join(
            str(row.found.counts.get(tries, 0)) for tries in range(1, row.found.worst + 1)
        )
        style = "dim" if row.kind == RULE else None
        table.add_row(
            str(row.rank), escape(row.title[language]), *found, better, counts, style=style
        )
    console.print(table)
    if standing.out:
        console.print(f"\n{said.ARE_OUT[language]}")
    for name, why in standing.out:
        console.print(
            f"  {escape(name)}: {escape(why[language])}",
            style="yellow",
            highlight=False,
            soft_wrap=True,
        )
