"""The first page of the site: what there is, where it is, and what to do when something is
stuck."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from autograder.authoring.exercises import without_numpy
from autograder.course.module import Module
from autograder.course.percent import header
from autograder.i18n import for_authors
from autograder.i18n import site as start_wording
from autograder.i18n.text import LANGUAGES
from autograder.reports.pages import environment
from autograder.site.lite import notebook_path, page
from autograder.site.scripts import FOLDER, data, in_words


def write_start(modules: Iterable[Module], out: Path, language: str, size: int) -> None:
    """Write index.html, in both languages; `language` is shown where no script runs.

    `size`: how many megabytes come at the first visit to a notebook.
    """
    template = environment().get_template("start.html")
    told = template.render(
        modules=[_told(module) for module in modules],
        said=start_wording,
        data=data("mastermind", {one: in_words(start_wording.ON_START, one) for one in LANGUAGES}),
        scripts=FOLDER,
        size=size,
        language=language,
    )
    (out / "index.html").write_text(told, encoding="utf-8")


def _told(module: Module) -> dict[str, Any]:
    head = header(module.source)
    return {
        "slug": module.slug,
        "number": int(module.slug[1:3]),
        "title": head.title,
        "goal": head.goal,
        "minutes": for_authors.MINUTES.format(minutes=head.minutes),
        "installed_only": without_numpy(module),
        "notebooks": {one: page(one, module) for one in LANGUAGES},
        "paths": {one: notebook_path(one, module) for one in LANGUAGES},
    }
