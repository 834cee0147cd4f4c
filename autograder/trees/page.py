"""A page that shows a strategy, or compares two: one file, which needs no network and no
program."""

from collections.abc import Sequence
from typing import Any

from autograder.i18n.message import _
from autograder.reports.pages import as_data, environment
from autograder.trees.names import STRATEGY_TITLES

WORDS = {  # of its script
    "SUMS": _("{total} tries in all, {mean} on average, {worst} at most"),
    "PROPOSES": _("Try {turn}, which may be the secret:"),
    "PROPOSES_IMPOSSIBLE": _("Try {turn}, which cannot be the secret:"),
    "ANSWERS": _("{left} codes are cut into {parts} parts; ● well placed, ○ misplaced:"),
    "LEFT": _("Codes left: {left}"),
    "LEFT_SOME": _("Codes left: {left}; the first {some}:"),
    "FOUND": _("Found at try {tries}."),
    "NO_SECRET": _("This is no secret of the game; {example} is one."),
    "BACK": _("Back to before this try"),
}


def as_page(files: Sequence[dict[str, Any]], language: str) -> str:
    """The page of one tree or two of the same game, as the format has them, in that language."""
    words = {name: text[language] for name, text in {**WORDS, **STRATEGY_TITLES}.items()}
    return (
        environment()
        .get_template("tree.html")
        .render(
            language=language,
            given=as_data("given", files),
            words=as_data("words", words),
        )
    )
