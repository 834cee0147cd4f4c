"""The first page of the site: what there is, where it is, and what to do when something is
stuck."""

from collections.abc import Collection
from pathlib import Path
from typing import Any

from autograder.authoring.exercises import without_numpy
from autograder.course.module import Course, Module
from autograder.course.percent import header
from autograder.i18n.message import _
from autograder.reports.pages import environment
from autograder.site.lite import notebook_path, page
from autograder.site.scripts import FOLDER, data, in_words, start_page

ON_START = {
    "begin": _("Begin: {title}"),
    "go_on": _("Continue: {title}"),
    "reached": _("{done} of {all} modules done"),
    "file": _("mastermind-work"),
    "nothing": _("There is no work to save yet."),
    "brought": _("Your work is back. Notebooks: {count}."),
    "aside": _("What stood here and was different is kept beside it: {names}."),
    "no_archive": _(
        "This file holds no work of the workbook, and nothing was changed: choose the .zip that "
        "“Save all my work” wrote."
    ),
    "not_kept": _(
        "This browser keeps nothing for this site: storage is blocked. Allow it, or download each "
        "notebook before you close its tab."
    ),
}


def write_start(
    course: Course, modules: Collection[Module], out: Path, language: str, size: int
) -> None:
    """Write the first page in each language, and index.html, which leads to the reader's own.

    Args:
        course: The course, whose languages are those of the site.
        modules: Those that are on the site.
        out: The folder of the site.
        language: That of readers whose browser asks for none of those that there are.
        size: How many megabytes come at the first visit to a notebook.
    """
    index = environment().get_template("index.html")
    (out / "index.html").write_text(
        index.render(
            languages=course.languages,
            start_page=start_page,
            language=course.language_for(language),
        ),
        encoding="utf-8",
    )
    template = environment().get_template("start.html")
    for one in course.languages:
        written = template.render(
            modules=[_told(module, one) for module in modules],
            data=data("mastermind", in_words(ON_START, one)),
            scripts=FOLDER,
            size=size,
            language=one,
            others=[other for other in course.languages if other != one],
            names=_("English"),
            start_page=start_page,
        )
        (out / start_page(one)).write_text(written, encoding="utf-8")


def _told(module: Module, language: str) -> dict[str, Any]:
    head = header(module.source)
    return {
        "slug": module.slug,
        "number": int(module.slug[1:3]),
        "title": head.title,
        "goal": head.goal,
        "minutes": _("About {minutes} minutes.", minutes=head.minutes),
        "installed_only": without_numpy(module),
        "notebook": page(language, module),
        "path": notebook_path(language, module),
    }
