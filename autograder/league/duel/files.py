"""What a duel leaves in its folder: a page that names the first ones, and a table of everybody."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from autograder.course.module import Module
from autograder.course.percent import title_of
from autograder.i18n import duel as said
from autograder.i18n import league as of_a_league
from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.league.duel.standing import Standing
from autograder.reports.pages import environment
from autograder.reports.tables import write_table


def write(module: Module, standings: Sequence[Standing], folder: Path, language: str, top: int) -> None:
    """Write both. Raises InputError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_table(folder / "duel.csv", _table(standings, language), ";" if language == "fr" else ",")
        page = as_page(module, standings, language, top)
        (folder / "duel.html").write_text(page, encoding="utf-8", newline="\n")
    except OSError as error:
        raise InputError(of_a_league.NOT_WRITTEN.format(file=error.filename, reason=error.strerror)) from None


def _table(standings: Sequence[Standing], language: str) -> list[list[Any]]:
    head = [said.FUNCTION, of_a_league.RANK, said.LEARNER, said.CAUGHT, said.OF, said.NEEDED, said.TRUE, said.OTHERS]
    rows: list[list[Any]] = [[text[language] for text in head]]
    for one in standings:
        for row in (*one.rows, *one.without):
            found = [len(row.caught), one.count, len(row.needed), len(row.true), row.others]
            rows.append([one.task.name, row.rank or "", row.name, *found])
    return rows


def as_page(module: Module, standings: Sequence[Standing], language: str, top: int) -> str:
    """The page; `language` is shown first, and those up to the rank `top` are named."""
    return (
        environment()
        .get_template("duel.html")
        .render(
            language=language,
            said=said,
            league=of_a_league,
            title=title_of(module.source),
            slug=module.slug,
            standings=standings,
            top=top,
            clean=clean,
        )
    )
