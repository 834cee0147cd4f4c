"""What learners receive: `start` for themselves, `student` from their teacher."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from autograder.cli.shared import add_course, add_language, add_modules, modules_of, path


def add_start(parser: ArgumentParser) -> None:
    parser.description = (
        "Write exercises, as notebooks and as plain files, and lessons into DIR, with a page that says how to go on. "
        "What is there already stays as it is."
    )
    parser.add_argument(
        "folder", type=path, nargs="?", default=Path("mastermind"), metavar="DIR", help="(default: mastermind)"
    )
    add_modules(parser)
    add_course(parser)
    add_language(parser)


def add_student(parser: ArgumentParser) -> None:
    parser.description = (
        "Write one folder to hand out: exercises, lessons as pages, the package that checks answers, and how to "
        "install it on Windows, macOS and Linux. The package holds the checks, and the solutions answers are compared "
        "with; it holds neither solved notebooks nor other ways to solve an exercise."
    )
    parser.add_argument("place", type=path, metavar="DIR|FILE.zip", help="a new folder, or an archive of one")
    add_modules(parser)
    add_language(parser)


def start(options: Namespace) -> int:
    from autograder.course.module import course_at
    from autograder.i18n import handing_out
    from autograder.i18n.display import some
    from autograder.learn.start import start as begun

    course = course_at(options.course)
    done = begun(course, modules_of(course, options.module), options.folder, options.lang)
    print(handing_out.STARTED.format(folder=options.folder, page=done.page)[options.lang])
    if done.left:
        print(handing_out.LEFT_AS_THEY_ARE.format(files=some(done.left))[options.lang])
    return 0


def student(options: Namespace) -> int:
    from autograder.course.module import this_course
    from autograder.i18n import handing_out
    from autograder.site.student import hand_out

    course = this_course()
    modules = modules_of(course, options.module)
    hand_out(course, modules, options.place, options.lang)
    print(handing_out.HANDED_OUT.format(place=options.place, count=len(modules))[options.lang])
    return 0
