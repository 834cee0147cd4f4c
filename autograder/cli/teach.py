"""For teachers: `doctor`, `demo`, `classroom`."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from unicodedata import normalize

from autograder.cli.shared import add_course, add_language, add_modules, modules_of, path
from autograder.cli.teachers import add_layout
from autograder.course.module import course_at, this_course
from autograder.i18n import for_teachers
from autograder.i18n.display import some
from autograder.i18n.errors import InputError
from autograder.intake import find


def add_doctor(parser: ArgumentParser) -> None:
    parser.description = "Start each kind of confinement and attack it from inside; say which one grading will use."
    add_language(parser)


def add_demo(parser: ArgumentParser) -> None:
    parser.description = "Write 30 submissions of m02_pegs, right, wrong, broken and hostile ones, into a new folder."
    parser.add_argument("folder", type=path, metavar="DIR", help="a folder that does not exist yet, or an empty one")
    add_language(parser)


def add_forget(parser: ArgumentParser) -> None:
    parser.description = (
        "Delete what `grade` has written about one learner: records, earlier ones too, pages, messages, and the "
        "lines of the tables. What was handed in stays where it is: it is not ours."
    )
    parser.add_argument("name", metavar="NAME", help="the learner, as the tables write the name")
    parser.add_argument("--out", type=path, default=Path("marks"), help="where the results are (default: marks)")
    parser.add_argument("--gradebook", metavar="FILE", help="nbgrader's gradebook, to be left out there too")
    add_course(parser)
    add_language(parser)


def add_classroom(parser: ArgumentParser) -> None:
    parser.description = (
        "Write a folder in which the commands of nbgrader work for every module: their sources, and a "
        "configuration that has submissions judged by this program. Run again, it brings the sources up to date."
    )
    parser.add_argument("folder", type=path, metavar="DIR", help="a new folder, or one made by this command")
    parser.add_argument(
        "--collect",
        type=path,
        metavar="FOLDER",
        help="put the submissions of a folder or an archive (of Moodle, Canvas) where nbgrader looks for them",
    )
    add_modules(parser, "with --collect: what they are of (default: found out); repeat for several")
    add_language(parser)
    add_layout(parser)


def doctor(options: Namespace) -> int:
    from autograder.grading.run import best_tier

    tier, findings = best_tier()
    for finding in findings:
        print(f"{finding.tier.name:13} {finding.said[options.lang]}")
    print(for_teachers.CHOSEN.format(tier=tier.name)[options.lang] if tier else for_teachers.REFUSED_TIER[options.lang])
    return 0 if tier else 1


def forget(options: Namespace) -> int:
    from autograder.grading.forgetting import forget as forgotten

    name = normalize("NFC", options.name)
    if options.gradebook is not None and not _left_out(options.gradebook, name, options.lang):
        said = for_teachers.NOT_IN_GRADEBOOK.format(name=name, place=options.gradebook)
        print(said[options.lang], file=sys.stderr)
    count = forgotten(name, options.out, course_at(options.course), options.lang)
    print(for_teachers.FORGOTTEN.format(name=name, folder=options.out, count=count)[options.lang])
    return 0


def _left_out(place: str, name: str, language: str) -> bool:
    """Take a learner out of nbgrader's gradebook, and the notebooks beside it that were written for them."""
    try:
        from autograder.classroom import gradebook
    except ImportError:
        raise InputError(for_teachers.NEEDS_NBGRADER) from None
    with gradebook.opened(place, language) as marks:
        return marks.remove(name)


def demo(options: Namespace) -> int:
    from autograder.authoring.demo import write_class

    names = write_class(this_course(), options.folder)
    print(for_teachers.DEMO_WRITTEN.format(count=len(names), folder=options.folder)[options.lang])
    return 0


def classroom(options: Namespace) -> int:
    from autograder.classroom.folder import collect, make

    course = this_course()
    modules = modules_of(course, options.module)
    make(course, options.folder, options.lang)
    if options.collect:
        entries, aside = find(options.collect, [module.slug for module in modules], layout=options.layout)
        idle = collect(entries, modules, bool(options.module), options.folder, options.lang)
        count = len(entries) - len(idle)
        print(for_teachers.COLLECTED.format(count=count, folder=options.folder / "submitted")[options.lang])
        if aside + idle:
            print(for_teachers.LEFT_ASIDE.format(files=some(aside + idle))[options.lang], file=sys.stderr)
        return 0 if count else 1
    slug = next(iter(course.modules))
    print(for_teachers.CLASSROOM_MADE.format(folder=options.folder, slug=slug)[options.lang])
    return 0
