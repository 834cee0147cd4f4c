"""The whole site, step by step, into a folder that is replaced once all is done."""

import re
import shutil
import tempfile
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

from autograder.authoring import lessons
from autograder.authoring.lesson_pages import Website, lesson_pages
from autograder.course.module import Course, Module
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _
from autograder.learn.reading_page import without_absent_pages
from autograder.learn.start import exercise_files, write_new
from autograder.site.lite import Moved, build_lite, megabytes, page
from autograder.site.scripts import start_page, work_offline

# what a site consists of, with a first page in each language
_PARTS = ("lite", "lessons", "exercises", "index.html", "service-worker.js")
_START_PAGE = re.compile(re.escape(start_page("LANGUAGE")).replace("LANGUAGE", "[a-z]{2,3}"))

Seen = Callable[
    [Message, float], None
]  # what is being done, and the share of the whole that is done


@dataclass(frozen=True)
class _Step:
    name: Message
    seconds: float  # roughly
    run: Callable[[Moved], None]


def build_site(
    course: Course,
    modules: Collection[Module],
    out: Path,
    language: str,
    seen: Seen,
    ways_from: datetime | None = None,
) -> None:
    """Write the site, or write it anew. Raises InputError.

    `ways_from`: from when on learners who are done are told of other approaches.
    """
    if out.exists() and not (out.is_dir() and all(map(_is_part, out.iterdir()))):
        raise InputError(
            _("{folder} holds other things than a site made here; give a new folder", folder=out)
        )
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out.parent, prefix=".site-") as folder:
        todo = list(_steps(course, modules, Path(folder), language, ways_from))
        total, done = sum(step.seconds for step in todo), 0.0
        for step in todo:

            def moved(share: float, step: _Step = step, done: float = done) -> None:
                seen(step.name, (done + share * step.seconds) / total)

            moved(0)
            step.run(moved)
            done += step.seconds
        out.mkdir(exist_ok=True)
        made = {path.name for path in Path(folder).iterdir()}
        for part in sorted({*_PARTS, *made}):
            _replace(Path(folder) / part, out / part)


def _is_part(path: Path) -> bool:
    """Return whether a file or folder is one that a site has."""
    return path.name in _PARTS or _START_PAGE.fullmatch(path.name) is not None


def _steps(
    course: Course,
    modules: Collection[Module],
    out: Path,
    language: str,
    ways_from: datetime | None,
) -> Iterator[_Step]:
    yield _Step(
        _("the notebooks"),
        20,
        partial(build_lite, course, modules, out / "lite", ways_from=ways_from),
    )
    for one in course.languages:
        name = _("the lessons ({language})", language=one)
        yield _Step(name, 3, partial(_write_lessons, course, modules, out, one))
    yield _Step(_("the first page"), 1, partial(_finish, course, modules, out, language))


def _write_lessons(
    course: Course, modules: Collection[Module], out: Path, language: str, _moved: Moved
) -> None:
    """Write the lessons of one language, and the exercises they lead to, where `start` has them in
    its folder."""
    website = Website(
        notebook=lambda module: f"../../{page(language, module)}",
        other_languages=[other for other in course.languages if other != language],
        output_of=lambda program: lessons.run(program).stdout,
    )
    start = f"../../{start_page(language)}", _("All modules")[language]
    pages = dict(lesson_pages(course, modules, language, start, website))
    files = {
        f"lessons/{language}/{name}": without_absent_pages(page, pages).encode()
        for name, page in pages.items()
    }
    for module in modules:
        files |= exercise_files(module, language)
    write_new(files, out)


def _finish(
    course: Course, modules: Collection[Module], out: Path, language: str, _moved: Moved
) -> None:
    from autograder.site.first_page import write_start  # needs Jinja: no step before this one does

    write_start(course, modules, out, language, megabytes(out / "lite"))
    work_offline(out)


def _replace(new: Path, old: Path) -> None:
    if old.is_dir():
        shutil.rmtree(old)
    if new.exists():
        new.replace(old)
