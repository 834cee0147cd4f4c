"""`mastermind league`: the decoders of a class, and those of the book, in a table."""

import sys
from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from autograder.cli.grade import Terminal
from autograder.cli.parser import Parser, add_language
from autograder.cli.shared import FILE, FOLDER, add_course
from autograder.cli.teachers import add_jobs, workers_of
from autograder.i18n.message import _, plural
from autograder.tournament.files import mean_of, write
from autograder.tournament.run import LeagueRequest
from autograder.tournament.run import league as played
from autograder.tournament.table import RULE, Standing

_MAX_ROWS = 60  # of the table on the terminal


def add_league(parser: Parser) -> None:
    parser.describe(
        _(
            "Let the decoders of a class (`jeu_2`) and the rules of the book play every secret of "
            "a game, in the sandbox: a table with ranks, duels on the same secrets, and a page for "
            "the class and for each learner. A decoder that hangs, fails, changes its mind, or "
            "needs more guesses than a game may have (as many as there are codes, but 30 at "
            "least and 100 at most) is out, with a sentence that says why."
        )
    )
    said = _(
        "what was handed in, as `grade` reads it; from an empty folder, the book and the "
        "champions play alone"
    )
    parser.add_path("submissions", FOLDER, said)
    parser.add_argument(
        "--module",
        default="m04_codebreaker",
        metavar="MODULE",
        help=_("the module whose `jeu_2` plays (default: m04_codebreaker)"),
    )
    parser.add_argument(
        "--game",
        type=str.lower,
        default="4x6",
        help=_(
            "4x6 (the default): 4 pegs of 6 colours; in another one, as 4x8, decoders are "
            "called as jeu_2(4, 8)"
        ),
    )
    said = _(
        "play so many secrets, drawn by lot, the same for everybody (default: all; 1000, where "
        "there are more than 4096)"
    )
    parser.add_number("--secrets", None, said)
    parser.add_argument(
        "--minutes",
        type=float,
        metavar="N",
        help=_(
            "so long may a learner's function compute, all games together (default: 0.1 s a "
            "secret, more in a larger game)"
        ),
    )
    said = _("where the league goes (default: league)")
    parser.add_path("--out", FOLDER, said, default=Path("league"))
    said = _(
        "a champion.json of an earlier league, or any tree that `tree` writes (.json), plays "
        "too; repeat for several"
    )
    parser.add_path("--champions", FILE, said, action="append", default=[])
    said = _("show names, after this CSV table of the class; else there are codes")
    parser.add_path("--roster", FILE, said)
    said = _(
        "the file that tells who is behind each code, kept from one to the next (default: "
        "beside --out)"
    )
    parser.add_path("--key", FILE, said)
    add_jobs(
        parser,
        _(
            "playing at once (default: one a processor); or the address of your Dask cluster, as "
            "tcp://10.0.0.7:8786"
        ),
    )
    add_course(parser)
    add_language(parser)


def league(options: Namespace) -> int:
    jobs, cluster = workers_of(options.jobs)
    asked = LeagueRequest(
        submissions=options.submissions,
        out=options.out,
        module=options.module,
        game=options.game,
        secrets=options.secrets,
        minutes=options.minutes,
        champions=options.champions,
        roster=options.roster,
        key=options.key,
        course=options.course,
        jobs=jobs,
        cluster=cluster,
    )
    standing = played(asked, Terminal(options.lang))
    write(standing, asked.out, options.lang)
    _tell(standing, options.lang)
    print(
        plural(
            "{count} decoder played {games}, {out} out. Page and tables: {folder}",
            "{count} decoders played {games}, {out} out. Page and tables: {folder}",
            count=len(standing.learners),
            games=standing.played,
            out=len(standing.out),
            folder=asked.out,
        )[options.lang],
        flush=True,
    )
    handed_in = bool(standing.learners or standing.out)
    if handed_in and not asked.roster:
        print(
            _("who is behind each code: {file}", file=asked.path_of_key)[options.lang],
            file=sys.stderr,
        )
    return 0 if standing.learners or not handed_in else 1


def _tell(standing: Standing, language: str) -> None:
    """The table on the terminal, and who is out."""
    console = Console(emoji=False)
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(_("rank")[language], justify="right")
    table.add_column(_("decoder")[language], overflow="fold")
    for head in (_("tries"), _("average"), _("worst"), _("beats the first on")):
        table.add_column(head[language], justify="right")
    table.add_column(_("secrets in 1, 2, 3… tries")[language])
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
        console.print("\n" + _("Out:")[language])
    for name, why in standing.out:
        console.print(
            f"  {escape(name)}: {escape(why[language])}",
            style="yellow",
            highlight=False,
            soft_wrap=True,
        )
