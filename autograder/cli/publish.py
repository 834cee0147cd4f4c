"""What is made of the course: `site`, to learn in a browser."""

from argparse import Namespace

from autograder.cli.parser import Parser
from autograder.cli.shared import add_language, add_modules, add_ways, modules_of, path, ways_from
from autograder.cli.teachers import progress_bar
from autograder.course.module import this_course
from autograder.i18n.message import Message, _


def add_site(parser: Parser) -> None:
    parser.description = parser.say(
        _(
            "Write lessons and exercises into DIR as static files. Python runs in the reader's "
            "browser: no server, no account, no other host. For people who learn alone: the checks "
            "are public there. With --serve, open a site that was built."
        )
    )
    parser.add_argument(
        "folder",
        type=path,
        metavar=parser.say(_("DIR")),
        help=parser.say(_("a new folder, or a site built by this command")),
    )
    add_modules(parser)
    add_ways(parser)
    parser.add_argument(
        "--serve",
        action="store_true",
        help=parser.say(_("serve the site in DIR to this machine, until Ctrl-C")),
    )
    parser.add_argument(
        "--port",
        type=int,
        default=8000,
        metavar="N",
        help=parser.say(_("with --serve (default: 8000)")),
    )
    add_language(parser)


def site(options: Namespace) -> int:
    from autograder.site.build import build_site
    from autograder.site.serving import serve

    if options.serve:
        serve(options.folder, options.port, options.lang)
        return 0
    course = this_course()
    modules, ways = modules_of(course, options.module), ways_from(options)
    with progress_bar(_("building the site")[options.lang]) as progress:
        bar = progress.add_task("", total=100, name="")

        def seen(what: Message, share: float) -> None:
            progress.update(bar, completed=round(100 * share), name=what[options.lang])

        build_site(course, modules, options.folder, options.lang, seen, ways)
    print(
        _(
            "The site is in {folder}: put it on any web server, or open it with  mastermind site "
            "{folder} --serve",
            folder=options.folder,
        )[options.lang]
    )
    return 0
