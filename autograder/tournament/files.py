"""What a league leaves in its folder: tables, the champion's tree, a page for the class and one for
each learner."""

from collections.abc import Container
from itertools import permutations
from pathlib import Path
from typing import Any

from markupsafe import Markup

from autograder.board.rules import COLOURS
from autograder.i18n.errors import InputError
from autograder.i18n.formats import number
from autograder.i18n.message import _, pgettext
from autograder.reports.pages import environment, file_name
from autograder.reports.tables import table
from autograder.tournament.table import LEARNER, Row, Standing
from autograder.trees.files import as_json

KINDS = {
    "learner": pgettext("a column", "learner"),
    "rule": _("of the book"),
    "champion": _("champion"),
}
ON_THE_PAGE = {  # of its script
    "START": _("To the start"),
    "BACK": _("Back"),
    "ON": _("Next"),
    "END": _("To the end"),
    "BEFORE": _("{name}: before the first try"),
    "TRY": _(
        "{name}, try {n}: {guess}, {placed} well placed, {misplaced} misplaced, codes left: {left}"
    ),
    "FOUND": _("{name}: {guess}, found in {n} tries"),
    "LEFT": _("codes left: {left}"),
    "ITSELF": _("Choose two different ones."),
    "ALONE": _("{game}: {tries}"),
    "BESIDE": _("{game}: {tries}, {other}: {others}"),
    "DUEL": _(
        "{one} needs fewer tries on {wins} secrets, {two} on {losses}; they need as many on {even}."
    ),
    "GAMES": _("Where {one} is better ({count}):"),
}


_OURS = '<div class="duel"'  # what every page of a league holds, and none that `grade` writes
_MOST_GAINS = 6  # games of a decoder that can be seen again, beside its longest
_BOARD = Path(__file__).parents[1] / "board" / "board.css"


def write(standing: Standing, folder: Path, language: str) -> None:
    """Write all of it. Raises InputError."""
    names = [*(row.name for row in standing.learners), *(name for name, _why in standing.out)]
    pages = {folder / "pages" / f"{file_name(name)}.html": name for name in names}
    champions = standing.champions if standing.is_whole else []
    try:
        (folder / "pages").mkdir(parents=True, exist_ok=True)
        _remove_old(folder / "pages", but=pages)
        (folder / "league.csv").write_bytes(table(_table(standing, language), language))
        (folder / "duels.csv").write_bytes(table(_duels(standing), language))
        for rank, row in enumerate(champions, 1):
            name = f"champion{f'-{rank}' if rank > 1 else ''}.json"
            _write_text(folder / name, as_json(row.tree))
        _write_text(folder / "league.html", as_page(standing, language))
        for page, name in pages.items():
            _write_text(page, as_page(standing.seen_by(name), language, name))
    except OSError as error:
        raise InputError(
            _("{file} cannot be written: {reason}", file=error.filename, reason=error.strerror)
        ) from None


def _write_text(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


def _remove_old(folder: Path, but: Container[Path]) -> None:
    """Remove the pages that an earlier league wrote for somebody who does not take part in this
    one."""
    for page in folder.glob("*.html"):
        if page not in but and _OURS in page.read_text(encoding="utf-8", errors="replace"):
            page.unlink()


def mean_of(row: Row, language: str) -> str:
    """The average number of tries, as people of that language write it."""
    return number(row.mean, language, ".4f")


def _table(standing: Standing, language: str) -> list[list[Any]]:
    tries = range(1, standing.longest + 1)
    head = [_("rank"), _("decoder"), _("kind"), _("tries"), _("average"), _("worst")]
    head += [_("in {tries}", tries=count) for count in tries]
    head += [_("beats the first on"), _("even"), _("loses to it on"), _("why out")]
    rows: list[list[Any]] = [head]
    for row in standing.rows:
        by_tries = [row.found.counts.get(count, 0) for count in tries]
        figures = [row.found.total, mean_of(row, language), row.found.worst, *by_tries]
        duel = row.against(standing.best)
        rows.append([row.rank, row.title, KINDS[row.kind], *figures, *duel, ""])
    empty = [""] * (len(head) - 4)
    return rows + [["", name, KINDS[LEARNER], *empty, why] for name, why in standing.out]


def _duels(standing: Standing) -> list[list[Any]]:
    head = [_("decoder"), _("against"), _("wins"), _("even"), _("loses")]
    pairs = permutations(standing.rows, 2)
    return [head, *([one.title, two.title, *one.against(two)] for one, two in pairs)]


# ---------------------------------------------------------------- the page


def as_page(standing: Standing, language: str, learner: str = "") -> str:
    """The page of the class, or of one learner, in that language."""
    best, rows = standing.best, standing.rows
    own = [rank for rank, row in enumerate(rows) if (row.name, row.kind) == (learner, LEARNER)]
    data = {
        "games": [*best.found.tries],
        "rows": [
            {
                "title": row.title[language],
                "tries": [*row.found.tries.values()],
                "games": [_shown(key, row, best) for key in _worth_seeing(row, best)],
            }
            for row in rows
        ],
        "compared": own[0] if own else min(1, len(rows) - 1),
        "pegs": standing.rules.pegs,
        "colours": standing.rules.colours,
        "named": [colour[language] for colour in COLOURS],
    }
    page = environment().get_template("league.html")
    return page.render(
        language=language,
        standing=standing,
        learner=learner,
        mean_of=mean_of,
        data=data,
        words={name: text[language] for name, text in ON_THE_PAGE.items()},
        board=Markup(_BOARD.read_text(encoding="utf-8")),
    )


def _worth_seeing(row: Row, best: Row) -> list[str]:
    """The longest game of a decoder, and those in which it gains most on the best."""
    tries, saved = row.found.tries, row.beats(best)
    gains = sorted(saved, key=saved.__getitem__, reverse=True)
    return [*dict.fromkeys([max(tries, key=tries.__getitem__), *gains[:_MOST_GAINS]])]


def _shown(key: str, row: Row, best: Row) -> dict[str, Any]:
    """A game for the script of the page, and that of the best beside it."""
    boards = [row.game(key), best.game(key)] if row is not best else [row.game(key)]
    return {"rank": [*row.found.tries].index(key), "boards": boards}
