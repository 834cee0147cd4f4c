"""What is made of the course: `site`, to learn in a browser."""

from argparse import Namespace

from autograder.cli.parser import Parser
from autograder.cli.shared import add_language, add_modules, add_ways, modules_of, path, ways_from
from autograder.cli.teachers import progress_bar
from autograder.course.module import this_course
from autograder.i18n.command import publish as help_of
from autograder.i18n.command import shared
from autograder.i18n.text import Text


def add_site(parser: Parser) -> None:
    parser.description = parser.say(help_of.SITE)
    parser.add_argument(
        "folder", type=path, metavar=parser.say(shared.DIR), help=parser.say(help_of.SITE_FOLDER)
    )
    add_modules(parser)
    add_ways(parser)
    parser.add_argument("--serve", action="store_true", help=parser.say(help_of.SERVE))
    parser.add_argument(
        "--port", type=int, default=8000, metavar="N", help=parser.say(help_of.PORT)
    )
    add_language(parser)


def site(options: Namespace) -> int:
    from autograder.i18n import site as start_wording
    from autograder.site.build import build_site
    from autograder.site.serving import serve

    if options.serve:
        serve(options.folder, options.port, options.lang)
        return 0
    course = this_course()
    modules, ways = modules_of(course, options.module), ways_from(options)
    with progress_bar(start_wording.BUILDING[options.lang]) as progress:
        bar = progress.add_task("", total=100, name="")

        def seen(what: Text, share: float) -> None:
            progress.update(bar, completed=round(100 * share), name=what[options.lang])

        build_site(course, modules, options.folder, options.lang, seen, ways)
    print(start_wording.BUILT.format(folder=options.folder)[options.lang])
    return 0
