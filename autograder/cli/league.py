"""The work of `mastermind league` at a terminal: a league is played, written, and shown."""

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from autograder.cli.parser import Options
from autograder.cli.terminal import Terminal
from autograder.i18n.message import _, plural
from autograder.tournament.files import mean_of, write
from autograder.tournament.run import LeagueRequest, league
from autograder.tournament.table import RULE, Row, Standing

_MAX_ROWS = 60  # of the table on the terminal


def play_league(options: Options) -> int:
    """Play a league and write it; return the exit code, 1 when no decoder of a learner played."""
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
        **options.jobs,
    )
    standing = league(asked, Terminal(options))
    write(standing, asked.out, options.language)
    _show(standing, options.language)
    options.say(
        plural(
            "{count} decoder played {games}, {out} out. Page and tables: {folder}",
            "{count} decoders played {games}, {out} out. Page and tables: {folder}",
            count=len(standing.learners),
            games=standing.played,
            out=len(standing.out),
            folder=asked.out,
        )
    )
    handed_in = bool(standing.learners or standing.out)
    if handed_in and not asked.roster:
        options.warn(_("who is behind each code: {file}", file=asked.path_of_key))
    return int(handed_in and not standing.learners)


def _show(standing: Standing, language: str) -> None:
    """Show the table, and who is out."""
    console = Console(emoji=False)
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(_("rank")[language], justify="right")
    table.add_column(_("decoder")[language], overflow="fold")
    for head in (_("tries"), _("average"), _("worst"), _("beats the first on")):
        table.add_column(head[language], justify="right")
    table.add_column(_("secrets in 1, 2, 3… tries")[language])
    for row in standing.rows[:_MAX_ROWS]:
        table.add_row(*_cells(row, standing, language), style="dim" if row.kind == RULE else None)
    console.print(table)
    if standing.out:
        console.print("\n" + _("Out:")[language])
    for name, why in standing.out:
        line = f"  {escape(name)}: {escape(why[language])}"
        console.print(line, style="yellow", highlight=False, soft_wrap=True)


def _cells(row: Row, standing: Standing, language: str) -> list[str]:
    worst = row.found.worst
    return [
        str(row.rank),
        escape(row.title[language]),
        str(row.found.total),
        mean_of(row, language),
        str(worst),
        str(row.against(standing.best).better),
        " ".join(str(row.found.counts.get(tries, 0)) for tries in range(1, worst + 1)),
    ]
