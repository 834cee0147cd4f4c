"""For teachers: `export`, what another house needs to grade."""

from argparse import Namespace

from autograder.cli.parser import Parser
from autograder.cli.shared import add_course, add_language, path
from autograder.i18n.command import export as help_of


def add_export(parser: Parser) -> None:
    from autograder.houses.houses import HOUSES

    parser.description = parser.say(help_of.DESCRIPTION)
    parser.add_argument("house", choices=HOUSES, help=parser.say(help_of.HOUSE))
    parser.add_argument("module", metavar="MODULE", help=parser.say(help_of.MODULE))
    place = parser.say(help_of.PLACE)
    parser.add_argument("place", type=path, metavar=place, help=parser.say(help_of.PLACE_IS))
    add_course(parser)
    add_language(parser)


def export(options: Namespace) -> int:
    from autograder.course.module import course_at
    from autograder.houses.houses import HOUSES
    from autograder.houses.houses import export as exported
    from autograder.i18n import houses as said

    course, house = course_at(options.course), HOUSES[options.house]
    module = course.module(options.module)
    exported(house, course, module, options.place, options.lang)
    print(said.EXPORTED.format(place=options.place)[options.lang])
    print(house.next_step.format(place=options.place, module=module.slug)[options.lang])
    return 0
