"""A page that shows a strategy, or compares two: one file, which needs no network and no
program."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from markupsafe import Markup

from autograder.i18n import trees as said
from autograder.reports.pages import as_data, environment

_SCRIPT = Path(__file__).parents[1] / "reports" / "templates" / "tree.js"


def as_page(files: Sequence[dict[str, Any]], language: str) -> str:
    """The page of one tree or two of the same game, as the format has them, in that language."""
    words = {name: text[language] for name, text in {**said.WORDS, **said.STRATEGY}.items()}
    return (
        environment()
        .get_template("tree.html")
        .render(
            language=language,
            said=said,
            given=as_data("given", files),
            words=as_data("words", words),
            script=Markup(_SCRIPT.read_text(encoding="utf-8")),
        )
    )
