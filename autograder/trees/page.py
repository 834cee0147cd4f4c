"""A page that shows a strategy, or compares two: one file, which needs no network and no
program."""

from collections.abc import Sequence
from pathlib import Path
from string import Template
from typing import Any

from autograder.i18n.message import _
from autograder.reports.markup import as_data, content_policy, typeset
from autograder.trees.names import STRATEGY_TITLES

SENTENCES = {  # of the page itself
    "TITLE": _("Strategies to hold"),
    "CLICK": _(
        "Click an answer, and see what the strategy proposes next and which codes are left. A "
        "strip is cut into the parts of the answers: the stronger the colour, the more the answer "
        "tells. With a secret, each strategy plays its game."
    ),
    "SECRET": _("Secret"),
    "PLAY": _("Play it"),
    "ANY": _("Any secret"),
    "AGAIN": _("Begin again"),
    "ON_PAPER": _("On paper"),
    "FIGURE": _(
        "In the manner of Knuth's figure: `14(1344: 10 …, 01 …)` says that 14 codes are left, that "
        "1344 is proposed, and what follows the answers 1, 0 and 0, 1; a code alone is the last "
        "one left."
    ),
    "PRINT": _("Print"),
}
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

_TEMPLATES = Path(__file__).parents[1] / "reports" / "templates"


def as_page(files: Sequence[dict[str, Any]], language: str) -> str:
    """The page of one tree or two of the same game, as the format has them, in that language."""
    words = {name: text[language] for name, text in {**WORDS, **STRATEGY_TITLES}.items()}
    style, script = _read("page.css") + _read("tree.css"), _read("tree.js")
    return Template(_read("tree.html")).substitute(
        {name: typeset(text[language]) for name, text in SENTENCES.items()},
        language=language,
        policy=content_policy(style, script),
        style=style,
        script=script,
        given=as_data("given", files),
        words=as_data("words", words),
    )


def _read(name: str) -> str:
    """Return a template. This page is filled without Jinja, which only teachers install."""
    return (_TEMPLATES / name).read_text(encoding="utf-8")
