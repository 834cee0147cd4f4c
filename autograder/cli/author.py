"""For authors: `build`, `observe`, `audit`, `new`, `reproduce`."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from autograder.authoring.faults import course_of
from autograder.cli.parser import DIR, NAME, Options, argument, flag, number, path, verb
from autograder.cli.terminal import progress_bar
from autograder.course.module import Course, this_course
from autograder.i18n.catalogue import languages
from autograder.i18n.errors import InputError
from autograder.i18n.message import LANGUAGE_CODE, _


def _language_code(typed: str) -> str:
    if not LANGUAGE_CODE.fullmatch(typed):
        raise InputError(
            _("{code} is no language: give its code, as en, fr or de", code=repr(typed))
        )
    return typed


_MODULES = argument(
    "modules", "as m02_pegs; all of them when none is named", nargs="*", metavar="MODULE"
)
_COURSE = path(
    "--course",
    DIR,
    "a course of your own: a folder with solutions/, checks/ and submissions/ (default: "
    "the folder you are in if it is one, else this workbook)",
)


@verb(
    _MODULES,
    _COURSE,
    flag("--check", "change nothing; fail when something is stale"),
    flag(
        "--pictures",
        "the pictures of the guide too; for these a class is judged, and Chromium is needed",
    ),
)
def build(options: Options) -> int:
    """Write exercises/ from solutions/, and lessons/ from course_notes/; nothing is judged.
    Solved notebooks whose code has changed are run, and keep what their cells show. When no
    module is named, draw the pictures of the lessons too.
    """
    from autograder.authoring.exercises import build_all

    with course_of(options.course) as course:
        stale = build_all(course, options.check, options.modules)
    if options.pictures:
        from autograder.authoring import pictures

        stale += pictures.build(course, options.check)
    for file in stale:
        print(f"{'stale' if options.check else 'written'}: {file}")
    if options.check and stale:
        print("run `mastermind build` and commit what it writes", file=sys.stderr)
        return 1
    return 0


@contextmanager
def _bar_of_answers() -> Iterator[Callable[[int], None]]:
    """Show a bar over known answers: called with their number, then with 0 for each that was
    judged."""
    with progress_bar("judged") as update:
        yield lambda count: update(total=count) if count else update(advance=1)


@verb(
    _MODULES,
    _COURSE,
    flag("--show", "record nothing; print what learners read of each wrong answer, to be reviewed"),
)
def observe(options: Options) -> int:
    """Judge every answer of submissions/MODULE/, and write beside them what identifies each
    mistake (mistakes.json), which examples catch it (hunts.json), and what was judged by
    what (observed.json).
    """
    from autograder.authoring.observe import observe as record_answers
    from autograder.authoring.observe import reading

    with course_of(options.course) as course, _bar_of_answers() as each:
        if options.show:
            for slug in options.modules or course.modules:
                print(reading(course, slug, options.language, each), end="", flush=True)
            return 0
        written, misbehaving = record_answers(course, options.modules, each)
    for file in written:
        print(f"written: {file}")
    for answer in misbehaving:
        print(f"{answer} does not do what it is there for: `mastermind audit` says how")
    return int(bool(misbehaving))


@verb(
    _MODULES,
    _COURSE,
    argument(
        "--strict",
        "also what this workbook demands of itself: two languages alike, hints, examples, lessons, "
        "and for each check a wrong answer that fails it (the default for this workbook)",
        action="store_true",
        default=None,
    ),
    argument(
        "--lenient",
        "only what marks need to be right (the default for a course of your own)",
        action="store_false",
        dest="strict",
    ),
    argument(
        "--sampled",
        "judge the reference, one wrong answer of each task, and the answers that you or your "
        "checks changed since `mastermind observe`; otherwise all of them are judged when another "
        "version judges, too",
        action="store_const",
        dest="depth",
        const="SAMPLE",
        default="CHANGED",
    ),
    argument(
        "--all",
        "judge all known answers, whatever was observed",
        action="store_const",
        dest="depth",
        const="ALL",
    ),
)
def audit(options: Options) -> int:
    """Judge the reference and all known answers: is a right one refused, a wrong one
    accepted? Nothing is changed.
    """
    from autograder.authoring.audit import audit as find_faults
    from autograder.authoring.known import Depth

    judged: list[int] = []
    faults = 0
    with course_of(options.course) as course, _bar_of_answers() as update:

        def each(count: int) -> None:
            judged.append(count)
            update(count)

        strict = course.is_this_workbook if options.strict is None else options.strict
        depth = Depth[options.depth]
        for fault in find_faults(course, options.modules, strict=strict, depth=depth, each=each):
            print(fault, flush=True)
            faults += 1
    rest = "" if depth is Depth.ALL else "; the others behave as observed"
    print(f"{faults or 'Nothing'} to mend. Known answers judged: {sum(judged)}{rest}.")
    return int(faults > 0)


@verb(
    argument("module", "as m11_name", metavar=NAME),
    argument(
        "--written-in",
        "a language it is written in, as en, fr or de; repeat for several (default: en "
        "and fr). In a language other than these two, its sentences are English ones to be "
        "translated",
        action="append",
        default=[],
        dest="languages",
        type=_language_code,
        metavar="LANGUAGE_CODE",
    ),
    path(
        "--course",
        DIR,
        "where its course is or will be (default: the folder you are in)",
        default=Path(),
    ),
)
def new(options: Options) -> None:
    """Write a small module with comments that say what to change: its source, its hidden
    checks, wrong answers and a right one, and build its exercises. It can be graded at
    once.
    """
    from autograder.authoring.new import write_module

    folder, module = options.course.resolve(), options.module
    folder.mkdir(parents=True, exist_ok=True)
    known = [language for there in Course(folder).modules.values() for language in there.languages]
    spoken = options.languages or list(dict.fromkeys(known)) or this_course().languages
    for file in write_module(Course(folder), module, spoken):
        print(f"written: {file.relative_to(folder)}")
    foreign = [f"`{language}`" for language in options.languages if language not in languages()]
    if foreign:
        print(f"Their sentences for {', '.join(foreign)} are still in English: translate them.")
    course = Course(folder)
    if course.is_this_workbook:
        lessons = " and ".join(
            f"course_notes/{language}/{module}.md" for language in course.languages
        )
        print(f"The lesson is written by hand: {lessons}; index.md beside them names it already.")
    print(f"Edit these; then, in {folder}:")
    for following in ("build", "observe", "audit"):
        print(f"  mastermind {following} {module}")


@verb(
    _MODULES,
    flag("--all", "compute anew what takes long, too: some hours"),
    number(
        "--times",
        "run the experiments with chance N times instead, and print what they give beside what the "
        "course states",
    ),
)
def reproduce(options: Options) -> int:
    """Print every number the course states next to the one computed, or with its source.
    What takes long was computed earlier, and its result kept.
    """
    from autograder.cli.reproduce import reproduce_numbers

    return reproduce_numbers(options)
