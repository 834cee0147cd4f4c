"""For teachers: `doctor`, `demo`, `classroom`."""

import sys
from argparse import Namespace
from pathlib import Path
from unicodedata import normalize

from autograder.cli.parser import Parser
from autograder.cli.shared import add_course, add_language, add_modules, modules_of, path
from autograder.cli.teachers import NEEDS_NBGRADER, add_layout
from autograder.course.module import course_at, this_course
from autograder.i18n.display import some
from autograder.i18n.errors import InputError
from autograder.i18n.message import _, plural
from autograder.intake import find


def add_doctor(parser: Parser) -> None:
    parser.description = parser.say(
        _(
            "Start each kind of confinement and attack it from inside; say which one grading will "
            "use."
        )
    )
    add_language(parser)


def add_demo(parser: Parser) -> None:
    parser.description = parser.say(
        _(
            "Write 30 submissions of m02_pegs, right, wrong, broken and hostile ones, into a new "
            "folder."
        )
    )
    parser.add_argument(
        "folder",
        type=path,
        metavar=parser.say(_("DIR")),
        help=parser.say(_("a folder that does not exist yet, or an empty one")),
    )
    add_language(parser)


def add_forget(parser: Parser) -> None:
    parser.description = parser.say(
        _(
            "Delete what `grade` has written about one learner: records, earlier ones too, pages, "
            "and the lines of the tables. What was handed in stays where it is: it is not ours."
        )
    )
    folder, file = parser.say(_("FOLDER")), parser.say(_("FILE"))
    parser.add_argument(
        "name",
        metavar=parser.say(_("NAME")),
        help=parser.say(_("the learner, as the tables write the name")),
    )
    parser.add_argument(
        "--out",
        type=path,
        default=Path("marks"),
        metavar=folder,
        help=parser.say(_("where the results are (default: marks)")),
    )
    parser.add_argument(
        "--gradebook",
        metavar=file,
        help=parser.say(_("nbgrader's gradebook, to be left out there too")),
    )
    add_course(parser)
    add_language(parser)


def add_classroom(parser: Parser) -> None:
    parser.description = parser.say(
        _(
            "Write a folder in which the commands of nbgrader work for every module: their "
            "sources, and a configuration that has submissions judged by this program. Run again, "
            "it brings the sources up to date."
        )
    )
    folder, file = parser.say(_("DIR")), parser.say(_("FILE"))
    said = parser.say(_("a new folder, or one made by this command"))
    parser.add_argument("folder", type=path, nargs="?", metavar=folder, help=said)
    said = parser.say(
        _(
            "instead, write the settings of a class to fill in: scale, points, dates (default: "
            "class.toml)"
        )
    )
    parser.add_argument(
        "--settings", type=path, nargs="?", const=Path("class.toml"), metavar=file, help=said
    )
    parser.add_argument(
        "--collect",
        type=path,
        metavar=parser.say(_("FOLDER")),
        help=parser.say(
            _(
                "put the submissions of a folder or an archive (of Moodle, Canvas) where nbgrader "
                "looks for them"
            )
        ),
    )
    add_modules(
        parser,
        _(
            "with --collect: what they are of, as m02_pegs (default: found out); with --settings: "
            "which ones; repeat for several"
        ),
    )
    add_course(parser)
    add_language(parser)
    add_layout(parser)


def doctor(options: Namespace) -> int:
    from autograder.grading.run import examined_wall
    from autograder.sandbox.doctor import REFUSED_TIER

    finding = examined_wall()
    print(_("The confinement {finding}.", finding=finding.said)[options.lang])
    if finding.holds:
        return 0
    print(REFUSED_TIER[options.lang])
    return 1


def forget(options: Namespace) -> int:
    from autograder.grading.forgetting import forget as forgotten

    name = normalize("NFC", options.name)
    if options.gradebook is not None and not _left_out(options.gradebook, name, options.lang):
        said = _("{name} is not in the gradebook {place}.", name=name, place=options.gradebook)
        print(said[options.lang], file=sys.stderr)
    count = forgotten(name, options.out, course_at(options.course), options.lang)
    print(
        plural(
            "{name} is forgotten in {folder}: {count} record, the pages, and the lines of the "
            "tables. What was handed in and your rosters are files of yours: delete them there, "
            "or the next `grade` finds them again.",
            "{name} is forgotten in {folder}: {count} records, the pages, and the lines of the "
            "tables. What was handed in and your rosters are files of yours: delete them there, "
            "or the next `grade` finds them again.",
            name=name,
            folder=options.out,
            count=count,
        )[options.lang]
    )
    return 0


def _left_out(place: str, name: str, language: str) -> bool:
    """Take a learner out of nbgrader's gradebook, and the notebooks beside it that were written for
    them."""
    try:
        from autograder.classroom import gradebook
    except ImportError:
        raise InputError(NEEDS_NBGRADER) from None
    with gradebook.opened(place, language) as marks:
        return marks.remove(name)


def demo(options: Namespace) -> int:
    from autograder.authoring.demo import write_class

    names = write_class(this_course(), options.folder)
    print(
        _("{count} submissions written to {folder}", count=len(names), folder=options.folder)[
            options.lang
        ]
    )
    return 0


def classroom(options: Namespace) -> int:
    from autograder.classroom.folder import collect, make
    from autograder.marking.template import write_template

    if options.settings:
        modules = modules_of(course_at(options.course), options.module)
        write_template(options.settings, modules, options.lang)
        print(
            _(
                "{file} is written: open it, take the # away where you want to set something.",
                file=options.settings,
            )[options.lang]
        )
        return 0
    if options.folder is None:
        raise InputError(_("give a folder, or --settings"))
    course = this_course()
    modules = modules_of(course, options.module)
    make(course, options.folder, options.lang)
    if options.collect:
        entries, aside = find(
            options.collect, [module.slug for module in modules], layout=options.layout
        )
        idle, late = collect(entries, modules, bool(options.module), options.folder, options.lang)
        count = len(entries) - len(idle)
        print(
            plural(
                "{count} learner collected into {folder}",
                "{count} learners collected into {folder}",
                count=count,
                folder=options.folder / "submitted",
            )[options.lang]
        )
        if aside + idle:
            print(
                _("Left aside, not judged: {files}", files=some(aside + idle))[options.lang],
                file=sys.stderr,
            )
        if late:
            text = _(
                "Late, as Canvas says, but nbgrader has no date for them: {names}",
                names=some(late),
            )
            print(text[options.lang], file=sys.stderr)
        return 0 if count else 1
    slug = next(iter(course.modules))
    print(
        _(
            "The course is in {folder}: there, `nbgrader generate_assignment {slug}` makes the "
            "version for students; autograder/guide/nbgrader.md, in the workbook, says how to go "
            "on.",
            folder=options.folder,
            slug=slug,
        )[options.lang]
    )
    return 0
