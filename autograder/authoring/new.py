"""A module to start from: a task with its checks, wrong answers and a right one, commented for its
author."""

import sys
from collections.abc import Collection
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined

from autograder.authoring.exercises import build_all, write_changed
from autograder.authoring.observe import observe
from autograder.course.module import SLUG, Course, CourseError
from autograder.i18n import new_module

# files of submissions/, and their templates
_ANSWERS = {"wrong/how_many_colours": "wrong", "right/loop": "loop"}


def write_module(course: Course, slug: str, languages: Collection[str]) -> list[Path]:
    """Write a module that builds, grades and passes the audit, and all that is built from it; the
    files to edit.

    `languages`: codes as "en" or "de"; a language that this workbook does not speak starts from
    English sentences. Raises CourseError when the name is no module's, or when one of the files is
    there.
    """
    if not SLUG.fullmatch(slug):
        raise CourseError(
            f"{slug} is no name for a module: two digits and small letters are, as in m11_name"
        )
    files = files_of_new(course, slug, languages)
    for path in files:
        if path.exists():
            raise CourseError(f"{path} is there already: choose another name, or edit that file")
    # course.modules would remember what is there now
    for other in (course.root / "solutions").glob(f"{slug[:4]}*.py"):
        raise CourseError(
            f"{other.stem} has that number already: choose another one than {slug[:3]}"
        )
    write_changed(files)
    build_all(course, check=False, slugs=[slug])
    if sys.platform == "linux":  # elsewhere nobody's answers are judged but a learner's own
        observe(course, [slug])
    return list(files)


def files_of_new(course: Course, slug: str, languages: Collection[str]) -> dict[Path, str]:
    """What an author edits, by path."""
    checks, answers = (
        course.private / "checks" / f"test_{slug}.py",
        course.private / "submissions" / slug,
    )
    made = Environment(
        loader=PackageLoader("autograder.authoring"),
        undefined=StrictUndefined,
        trim_blocks=True,
        keep_trailing_newline=True,
    )

    def rendered(name: str) -> str:
        place = checks.relative_to(course.root).as_posix()
        said = vars(new_module)
        return made.get_template(f"{name}.py.jinja").render(
            slug=slug, languages=languages, said=said, checks=place
        )

    return {
        course.root / "solutions" / f"{slug}.py": rendered("source"),
        checks: rendered("checks"),
        **{answers / f"{place}.py": rendered(template) for place, template in _ANSWERS.items()},
    }
