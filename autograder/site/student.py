"""What a teacher hands out: exercises, lessons, the package that checks answers, and how to install
it."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from autograder.course.module import Course, Module
from autograder.i18n.documents import language_of_document, read_document
from autograder.i18n.message import _
from autograder.i18n.typography import typeset
from autograder.learn.reading_page import reading_page
from autograder.learn.start import exercise_place, files_to_start, start_page, write_new
from autograder.site.wheel import write_learners_wheel
from autograder.site.whole import appearing

_INSTALL = Path(__file__).parent / "templates" / "install"  # how to install the workbook


def hand_out(
    course: Course,
    modules: Sequence[Module],
    place: Path,
    language: str,
    ways_from: datetime | None = None,
) -> None:
    """Write the folder that a teacher hands out, or the archive of one.

    It appears once it is whole.

    Args:
        course: The course that the modules are of.
        modules: The modules that are handed out.
        place: Where the folder will be; the archive, when it is the name of a .zip.
        language: The language of the learners.
        ways_from: When learners who are done begin to be told of other approaches; None: at once.

    Raises:
        InputError: When a module has no exercise, or nothing can be written there.
    """
    install = _("install")[language]
    first = _(
        '<li value="0">Once: <a href="{page}.html">install Python and the workbook</a>.</li>\n',
        page=install,
    )
    files = files_to_start(course, modules, language, first)
    exercise = exercise_place(modules[0], language)
    shown = language_of_document(_INSTALL, language, ".html")
    around = [(start_page(language), _("Where to start")[language])]
    with appearing(place) as folder:
        wheel = write_learners_wheel(course, modules, folder, ways_from)
        text = typeset(read_document(_INSTALL, language, ".html"), shown).format(
            wheel=wheel.name,
            place=exercise,
            backslashed=exercise.replace("/", "\\"),
            start=_("start")[language],
        )
        files[f"{install}.html"] = reading_page(text, language, shown, around).encode()
        write_new(files, folder)
