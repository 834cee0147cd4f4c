"""For authors: `build`, `observe`, `audit`."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from autograder.authoring.faults import course_of
from autograder.cli.parser import Parser, Unfit, add_language
from autograder.cli.shared import add_course
from autograder.cli.teachers import progress_bar
from autograder.course.module import Course, this_course
from autograder.i18n.catalogue import languages
from autograder.i18n.message import LANGUAGE_CODE, _


def add_listed_modules(parser: Parser) -> None:
    """Let the command be about some modules, or all of them."""
    said = _("as m02_pegs; all of them when none is named")
    parser.add_argument("modules", nargs="*", metavar="MODULE", help=said)


def _add_modules(parser: Parser) -> None:
    add_listed_modules(parser)
    add_course(
        parser,
        _(
            "a course of your own: a folder with solutions/, checks/ and submissions/ (default: "
            "the folder you are in if it is one, else this workbook)"
        ),
    )


def _language_code(text: str) -> str:
    if not LANGUAGE_CODE.fullmatch(text):
        raise Unfit(_("{code} is no language: give its code, as en, fr or de", code=repr(text)))
    return text


def add_new(parser: Parser) -> None:
    parser.describe(
        _(
            "Write a small module with comments that say what to change: its source, its hidden "
            "checks, wrong answers and a right one, and build its exercises. It can be graded at "
            "once."
        )
    )
    parser.add_argument("module", metavar=_("NAME"), help=_("as m11_name"))
    parser.add_argument(
        "--written-in",
        action="append",
        dest="languages",
        type=_language_code,
        metavar="LANGUAGE_CODE",
        help=_(
            "a language it is written in, as en, fr or de; repeat for several (default: en "
            "and fr). In a language other than these two, its sentences are English ones to be "
            "translated"
        ),
    )
    add_course(parser, _("where its course is or will be (default: the folder you are in)"))


def add_build(parser: Parser) -> None:
    parser.describe(
        _(
            "Write exercises/ from solutions/, and lessons/ from course_notes/; nothing is judged. "
            "Solved notebooks whose code has changed are run, and keep what their cells show. "
            "When no module is named, draw the pictures of the lessons too."
        )
    )
    _add_modules(parser)
    parser.add_flag("--check", _("change nothing; fail when something is stale"))
    parser.add_flag(
        "--pictures",
        _("the pictures of the guide too; for these a class is judged, and Chromium is needed"),
    )


def add_observe(parser: Parser) -> None:
    parser.describe(
        _(
            "Judge every answer of submissions/MODULE/, and write beside them what identifies each "
            "mistake (mistakes.json), which examples catch it (hunts.json), and what was judged by "
            "what (observed.json)."
        )
    )
    _add_modules(parser)
    parser.add_flag(
        "--show",
        _("record nothing; print what learners read of each wrong answer, to be reviewed"),
    )
    add_language(parser)


def add_audit(parser: Parser) -> None:
    parser.describe(
        _(
            "Judge the reference and all known answers: is a right one refused, a wrong one "
            "accepted? Nothing is changed."
        )
    )
    _add_modules(parser)
    strict = _(
        "also what this workbook demands of itself: two languages alike, hints, examples, lessons, "
        "and for each check a wrong answer that fails it (the default for this workbook)"
    )
    lenient = _("only what marks need to be right (the default for a course of your own)")
    sampled = _(
        "judge the reference, one wrong answer of each task, and the answers that you or your "
        "checks changed since `mastermind observe`; otherwise all of them are judged when another "
        "version judges, too"
    )
    level, depth = parser.add_mutually_exclusive_group(), parser.add_mutually_exclusive_group()
    for group, dest, option, value, purpose in (
        (level, "strict", "--strict", True, strict),
        (level, "strict", "--lenient", False, lenient),
        (depth, "depth", "--sampled", "SAMPLE", sampled),
        (depth, "depth", "--all", "ALL", _("judge all known answers, whatever was observed")),
    ):
        said = parser.say(purpose)
        group.add_argument(option, dest=dest, action="store_const", const=value, help=said)
    parser.set_defaults(depth="CHANGED")


def new(options: Namespace) -> int:
    from autograder.authoring.new import write_module

    folder = (options.course or Path()).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    there = Course(folder).modules.values()
    spoken = dict.fromkeys(language for module in there for language in module.languages)
    for file in write_module(
        Course(folder),
        options.module,
        options.languages or list(spoken) or this_course().languages,
    ):
        print(f"written: {file.relative_to(folder)}")
    foreign = [f"`{one}`" for one in options.languages or () if one not in languages()]
    if foreign:
        print(f"Their sentences for {', '.join(foreign)} are still in English: translate them.")
    if Course(folder).is_this_workbook:
        lessons = " and ".join(
            f"course_notes/{language}/{options.module}.md" for language in Course(folder).languages
        )
        print(f"The lesson is written by hand: {lessons}; index.md beside them names it already.")
    print(f"Edit these; then, in {folder}:")
    for verb in ("build", "observe", "audit"):
        print(f"  mastermind {verb} {options.module}")
    return 0


def build(options: Namespace) -> int:
    from autograder.authoring.exercises import build_all

    with course_of(options.course) as course:
        stale = build_all(course, options.check, options.modules)
    if options.pictures:
        from autograder.authoring.pictures import build as build_pictures

        stale += build_pictures(course, options.check)
    for file in stale:
        print(f"{'stale' if options.check else 'written'}: {file}")
    if options.check and stale:
        print("run `mastermind build` and commit what it writes", file=sys.stderr)
        return 1
    return 0


@contextmanager
def _bar_of_answers() -> Iterator[Callable[[int], None]]:
    """A progress bar over known answers: called with their number, then with 0 for each that was
    judged."""
    with progress_bar("judged") as bar:
        task = bar.add_task("", total=0, name="")
        yield lambda count: bar.update(task, total=count) if count else bar.advance(task)


def observe(options: Namespace) -> int:
    from autograder.authoring.observe import observe as observed
    from autograder.authoring.observe import reading

    if options.show:
        with course_of(options.course) as course, _bar_of_answers() as each:
            for slug in options.modules or course.modules:
                print(reading(course, slug, options.lang, each), end="", flush=True)
        return 0
    with course_of(options.course) as course, _bar_of_answers() as each:
        written, misbehaving = observed(course, options.modules, each)
    for file in written:
        print(f"written: {file}")
    for place in misbehaving:
        print(f"{place} does not do what it is there for: `mastermind audit` says how")
    return int(bool(misbehaving))


def audit(options: Namespace) -> int:
    from autograder.authoring.audit import audit as findings
    from autograder.authoring.known import Depth

    found, judged = 0, 0
    with course_of(options.course) as course, _bar_of_answers() as each:

        def counted(count: int) -> None:
            nonlocal judged
            judged += count
            each(count)

        strict = course.is_this_workbook if options.strict is None else options.strict
        for finding in findings(
            course, options.modules, strict=strict, depth=Depth[options.depth], each=counted
        ):
            print(finding, flush=True)
            found += 1
    rest = "" if options.depth == "ALL" else "; the others behave as observed"
    print(f"{found or 'Nothing'} to mend. Known answers judged: {judged}{rest}.")
    return int(found > 0)
