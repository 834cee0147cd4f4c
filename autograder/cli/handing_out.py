"""What learners receive: `start` for themselves, `student` from their teacher."""

from argparse import Namespace
from pathlib import Path

from autograder.cli.parser import Parser
from autograder.cli.shared import (
    COURSE_OF_LEARNER,
    add_course,
    add_language,
    add_modules,
    add_ways,
    modules_of,
    path,
    ways_from,
)
from autograder.i18n.message import _


def add_start(parser: Parser) -> None:
    parser.description = parser.say(
        _(
            "Write exercises, as notebooks and as plain files, and lessons into DIR, with a page "
            "that says how to go on. What is there already stays as it is."
        )
    )
    folder, said = parser.say(_("DIR")), parser.say(_("(default: mastermind)"))
    parser.add_argument(
        "folder", type=path, nargs="?", default=Path("mastermind"), metavar=folder, help=said
    )
    add_modules(parser)
    add_course(parser, COURSE_OF_LEARNER)
    add_language(parser)


def add_student(parser: Parser) -> None:
    parser.description = parser.say(
        _(
            "Write one folder to hand out: exercises, lessons as pages, the package that checks "
            "answers, and how to install it on Windows, macOS and Linux. The package holds the "
            "checks, and the solutions answers are compared with; it holds no solved notebooks; of "
            "another way to solve an exercise it tells those who have full marks."
        )
    )
    place = parser.say(_("DIR|FILE.zip"))
    parser.add_argument(
        "place", type=path, metavar=place, help=parser.say(_("a new folder, or an archive of one"))
    )
    add_modules(parser)
    add_ways(parser)
    add_language(parser)


def start(options: Namespace) -> int:
    from autograder.course.module import course_at
    from autograder.i18n.display import some
    from autograder.learn.start import start as begun
    from autograder.learn.state import course_of_folder, note_course

    course = course_at(options.course or course_of_folder(options.folder))
    done = begun(course, modules_of(course, options.module), options.folder, options.lang)
    if options.course:
        note_course(options.folder, course.root)
    print(
        _(
            "The exercises are ready. Open {page} in a browser: it says how to go on.",
            page=done.page,
        )[options.lang]
    )
    if done.left:
        print(
            _(
                "Left as they are, since what is in them is not what would be written: {files}. "
                "To have one anew, rename it first.",
                files=some(done.left),
            )[options.lang]
        )
    return 0


def student(options: Namespace) -> int:
    from autograder.course.module import this_course
    from autograder.site.student import hand_out

    course = this_course()
    modules = modules_of(course, options.module)
    hand_out(course, modules, options.place, options.lang, ways_from(options))
    print(
        _(
            "{place} is ready to be handed out: exercises ({count}), lessons, and the package "
            "that checks answers.\nWhat a curious student can read in that package: the checks of "
            "these modules and of earlier ones, the solutions that answers are compared with or "
            "that are shown to those who have theirs, and the wrong programs of the hunts. Solved "
            "notebooks and later modules are not in it; and `grade` asks cases of its own.",
            place=options.place,
            count=len(modules),
        )[options.lang]
    )
    return 0
