"""What a teacher hands out: exercises, lessons, the package that checks answers, and how to install it."""

import shutil
import zipfile
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from autograder.course.module import Course, Module
from autograder.i18n import for_teachers, handing_out
from autograder.i18n.errors import InputError
from autograder.learn.lesson_pages import page
from autograder.learn.start import exercise_place, files_to_start, start_page, write_new
from autograder.site.wheel import write_learners_wheel


def hand_out(course: Course, modules: Sequence[Module], place: Path, language: str) -> None:
    """Write the folder, or the archive of one. It appears once it is whole. Raises InputError."""
    if place.exists() and not (place.is_dir() and place.suffix != ".zip" and not any(place.iterdir())):
        raise InputError(handing_out.TAKEN.format(place=place))
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=place.parent, prefix=".student-") as beside:
            folder = Path(beside, place.stem if place.suffix == ".zip" else place.name)
            folder.mkdir()
            _fill(folder, course, modules, language)
            if place.suffix == ".zip":
                _zip(folder, Path(beside, "whole.zip")).rename(place)
            else:
                if place.is_dir():
                    place.rmdir()
                shutil.move(folder, place)
    except OSError as error:
        raise InputError(for_teachers.NOT_WRITABLE.format(folder=place, reason=error.strerror)) from None


def _fill(folder: Path, course: Course, modules: Sequence[Module], language: str) -> None:
    wheel = write_learners_wheel(course, modules, folder)
    install = handing_out.INSTALL_PAGE[language]
    first = handing_out.INSTALL_FIRST.format(page=install)[language]
    exercise = exercise_place(modules[0], language)
    text = handing_out.INSTALL_TEXT.format(
        wheel=wheel.name,
        place=exercise,
        backslashed=exercise.replace("/", "\\"),
        start=handing_out.START_PAGE,
    )
    around = [(start_page(language), handing_out.START[language])]
    files = files_to_start(course, modules, language, first)
    files[f"{install}.html"] = page(text[language], language, around=around).encode()
    write_new(files, folder)


def _zip(folder: Path, archive: Path) -> Path:
    """The archive of a folder, which stands at its top."""
    with zipfile.ZipFile(archive, "x", zipfile.ZIP_DEFLATED) as file:
        for path in sorted(folder.rglob("*")):
            file.write(path, path.relative_to(folder.parent).as_posix())
    return archive
