"""For teachers: `export`, what another house needs to grade."""

from argparse import Namespace

from autograder.cli.parser import Parser
from autograder.cli.shared import add_course, add_language, path
from autograder.i18n.message import _


def add_export(parser: Parser) -> None:
    from autograder.houses.houses import HOUSES

    parser.description = parser.say(
        _(
            "Write what another house needs to grade a module with this program: for gradescope, "
            "the archive of an autograder; for github, the files of the learners' repositories and "
            "of yours; for vpl, the script of an activity and what its server needs. Or, for "
            "pytest, coderunner, dodona, prairielearn and vpl-suite, a suite of calls that needs "
            "nothing of this program, and says what it proves."
        )
    )
    parser.add_argument("house", choices=HOUSES, help=parser.say(_("where it will be graded")))
    parser.add_argument("module", metavar="MODULE", help=parser.say(_("as m02_pegs")))
    place = parser.say(_("DIR|FILE.zip"))
    parser.add_argument(
        "place",
        type=path,
        metavar=place,
        help=parser.say(_("a new folder, or an archive of what is in it")),
    )
    add_course(parser)
    add_language(parser)


def export(options: Namespace) -> int:
    from autograder.course.module import course_at
    from autograder.houses.houses import HOUSES
    from autograder.houses.houses import export as exported

    course, house = course_at(options.course), HOUSES[options.house]
    module = course.module(options.module)
    exported(house, course, module, options.place, options.lang)
    print(_("{place} is written.", place=options.place)[options.lang])
    print(house.next_step.format(place=options.place, module=module.slug)[options.lang])
    return 0
