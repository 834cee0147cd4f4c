"""A module to start from: a task with its checks, wrong answers and a right one, commented for its
author."""

import sys
from collections.abc import Collection
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined

from autograder.authoring.exercises import build_all, write_changed
from autograder.authoring.observe import observe
from autograder.course.module import SLUG, Course, CourseError
from autograder.i18n.message import _

# files of submissions/, and their templates
_ANSWERS = {"wrong/how_many_colours": "wrong", "right/loop": "loop"}
# what is written into a module, to be replaced by its author
_WORDS = {
    "title": _("How many colours?"),
    "goal": _("Count what is different in a list."),
    "left_out": _("Nothing is printed here."),
    "heading": _("The colours of a code"),
    "asked": _(
        "`how_many_colours(code)` is the number of different colours in the list `code`: 2 for "
        "`[1, 2, 1, 2]`."
    ),
    "vague_hint": _("What would you write down, peg after peg, if you counted by hand?"),
    "plain_hint": _(
        "Keep a list of the colours you have seen, and add a colour only when it is not there yet."
    ),
    "counts_once": _("A colour must count once, however many pegs have it."),
    "leaves_alone": _("After the call, the list must be what it was before."),
    "same_twice": _(
        "The same call made a second time, or after others, must give the same result."
    ),
    "every_peg_title": _("Every peg is counted."),
    "every_peg": _(
        "The result is the number of pegs. What should become of a colour that is there twice?"
    ),
    "sorts_title": _("The list of the caller is sorted."),
    "sorts": _(
        "The list comes back in another order. What does your function do with the list itself?"
    ),
    "remembers_title": _("The colours of one call are still there in the next."),
    "remembers": _(
        "The colours of an earlier call still count. Where does your function keep them, and when "
        "does it start anew?"
    ),
}


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
        return made.get_template(f"{name}.py.jinja").render(
            slug=slug, languages=languages, words=_WORDS, checks=place
        )

    return {
        course.root / "solutions" / f"{slug}.py": rendered("source"),
        checks: rendered("checks"),
        **{answers / f"{place}.py": rendered(template) for place, template in _ANSWERS.items()},
    }
