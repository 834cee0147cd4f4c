"""For teachers: `export`, what another house needs to grade."""

from argparse import ArgumentParser, Namespace

from autograder.cli.shared import add_course, add_language, path


def add_export(parser: ArgumentParser) -> None:
    from autograder.houses.houses import HOUSES

    parser.description = (
        "Write what another house needs to grade a module with this program: for gradescope, the archive of an "
        "autograder; for github, the files of the learners' repositories and of yours; for vpl, the script of an "
        "activity and what its server needs."
    )
    parser.add_argument("house", choices=HOUSES, help="where it will be graded")
    parser.add_argument("module", metavar="MODULE", help="as m02_pegs")
    parser.add_argument("place", type=path, metavar="DIR|FILE.zip", help="a new folder, or an archive of what is in it")
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
