"""For teachers: `doctor`, `demo`, `classroom`."""

import sys
from argparse import Namespace
from pathlib import Path
from unicodedata import normalize

from autograder.cli.parser import Parser
from autograder.cli.shared import add_course, add_language, add_modules, modules_of, path
from autograder.cli.teachers import add_layout
from autograder.course.module import course_at, this_course
from autograder.i18n import for_teachers
from autograder.i18n.command import shared
from autograder.i18n.command import teach as help_of
from autograder.i18n.display import some
from autograder.i18n.errors import InputError
from autograder.intake import find


def add_doctor(parser: Parser) -> None:
    parser.description = parser.say(help_of.DOCTOR)
    add_language(parser)


def add_demo(parser: Parser) -> None:
    parser.description = parser.say(help_of.DEMO)
    parser.add_argument(
        "folder", type=path, metavar=parser.say(shared.DIR), help=parser.say(help_of.DEMO_FOLDER)
    )
    add_language(parser)


def add_forget(parser: Parser) -> None:
    parser.description = parser.say(help_of.FORGET)
    folder, file = parser.say(shared.FOLDER), parser.say(shared.FILE)
    parser.add_argument("name", metavar=parser.say(shared.NAME), help=parser.say(help_of.FORGOTTEN))
    parser.add_argument(
        "--out", type=path, default=Path("marks"), metavar=folder, help=parser.say(help_of.RESULTS)
    )
    parser.add_argument("--gradebook", metavar=file, help=parser.say(help_of.GRADEBOOK))
    add_course(parser)
    add_language(parser)


def add_classroom(parser: Parser) -> None:
    parser.description = parser.say(help_of.CLASSROOM)
    folder, file = parser.say(shared.DIR), parser.say(shared.FILE)
    said = parser.say(help_of.CLASSROOM_FOLDER)
    parser.add_argument("folder", type=path, nargs="?", metavar=folder, help=said)
    said = parser.say(help_of.CLASSROOM_SETTINGS)
    parser.add_argument(
        "--settings", type=path, nargs="?", const=Path("class.toml"), metavar=file, help=said
    )
    parser.add_argument(
        "--collect", type=path, metavar=parser.say(shared.FOLDER), help=parser.say(help_of.COLLECT)
    )
    add_modules(parser, help_of.COLLECTED_MODULE)
    add_course(parser)
    add_language(parser)
    add_layout(parser)


def doctor(options: Namespace) -> int:
    from autograder.grading.run import best_tier

    tier, findings = best_tier()
    for finding in findings:
        print(f"{finding.tier.name:13} {finding.said[options.lang]}")
    print(
        for_teachers.CHOSEN.format(tier=tier.name)[options.lang]
        if tier
        else for_teachers.REFUSED_TIER[options.lang]
    )
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
    """Take a learner out of nbgrader's gradebook, and the notebooks beside it that were written for
    them."""
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
    from autograder.i18n.marking import FOLDER_OR_SETTINGS, TEMPLATE_WRITTEN
    from autograder.marking.template import write_template

    if options.settings:
        modules = modules_of(course_at(options.course), options.module)
        write_template(options.settings, modules, options.lang)
        print(TEMPLATE_WRITTEN.format(file=options.settings)[options.lang])
        return 0
    if options.folder is None:
        raise InputError(FOLDER_OR_SETTINGS)
    course = this_course()
    modules = modules_of(course, options.module)
    make(course, options.folder, options.lang)
    if options.collect:
        entries, aside = find(
            options.collect, [module.slug for module in modules], layout=options.layout
        )
        idle = collect(entries, modules, bool(options.module), options.folder, options.lang)
        count = len(entries) - len(idle)
        print(
            for_teachers.COLLECTED.format(count=count, folder=options.folder / "submitted")[
                options.lang
            ]
        )
        if aside + idle:
            print(
                for_teachers.LEFT_ASIDE.format(files=some(aside + idle))[options.lang],
                file=sys.stderr,
            )
        return 0 if count else 1
    slug = next(iter(course.modules))
    print(for_teachers.CLASSROOM_MADE.format(folder=options.folder, slug=slug)[options.lang])
    return 0
