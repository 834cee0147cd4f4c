"""What learners receive: `start` for themselves, `student` from their teacher."""

from argparse import Namespace
from pathlib import Path

from autograder.cli.parser import Parser
from autograder.cli.shared import (
    add_course,
    add_language,
    add_modules,
    add_ways,
    modules_of,
    path,
    ways_from,
)
from autograder.i18n.command import handing_out as help_of
from autograder.i18n.command import shared


def add_start(parser: Parser) -> None:
    parser.description = parser.say(help_of.START)
    folder, said = parser.say(shared.DIR), parser.say(help_of.START_FOLDER)
    parser.add_argument(
        "folder", type=path, nargs="?", default=Path("mastermind"), metavar=folder, help=said
    )
    add_modules(parser)
    add_course(parser, shared.COURSE_OF_LEARNER)
    add_language(parser)


def add_student(parser: Parser) -> None:
    parser.description = parser.say(help_of.STUDENT)
    place = parser.say(help_of.STUDENT_PLACE)
    parser.add_argument(
        "place", type=path, metavar=place, help=parser.say(help_of.STUDENT_PLACE_IS)
    )
    add_modules(parser)
    add_ways(parser)
    add_language(parser)


def start(options: Namespace) -> int:
    from autograder.course.module import course_at
    from autograder.i18n import handing_out
    from autograder.i18n.display import some
    from autograder.learn.start import start as begun
    from autograder.learn.state import course_of_folder, note_course

    course = course_at(options.course or course_of_folder(options.folder))
    done = begun(course, modules_of(course, options.module), options.folder, options.lang)
    if options.course:
        note_course(options.folder, course.root)
    print(handing_out.STARTED.format(page=done.page)[options.lang])
    if done.left:
        print(handing_out.LEFT_AS_THEY_ARE.format(files=some(done.left))[options.lang])
    return 0


def student(options: Namespace) -> int:
    from autograder.course.module import this_course
    from autograder.i18n import handing_out
    from autograder.site.student import hand_out

    course = this_course()
    modules = modules_of(course, options.module)
    hand_out(course, modules, options.place, options.lang, ways_from(options))
    print(handing_out.HANDED_OUT.format(place=options.place, count=len(modules))[options.lang])
    return 0
