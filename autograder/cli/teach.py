"""For teachers: `student`, `classroom`, `export`, `doctor`, `forget`, `demo`, `site`."""

import sys
from argparse import Namespace
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from unicodedata import normalize

from autograder.cli.parser import Parser, Unfit, add_language
from autograder.cli.shared import (
    DIR,
    FILE,
    FOLDER,
    PLACE,
    add_course,
    add_module,
    add_modules,
    modules_of,
)
from autograder.cli.teachers import add_results, open_gradebook, progress_bar
from autograder.course.module import course_at, this_course
from autograder.i18n.display import clean, some
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, plural
from autograder.intake import find


def _date(typed: str) -> datetime:
    """Return a date, or a date and a time, of the clock on the learners' machines."""
    try:
        return datetime.fromisoformat(typed).replace(tzinfo=None)
    except ValueError:
        raise Unfit(
            _(
                "“{typed}” is no date; 2026-03-14 or 2026-03-14T18:00 was expected",
                typed=clean(typed, 40),
            )
        ) from None


def _add_ways(parser: Parser) -> None:
    """Let the command say from when on learners are told of other approaches."""
    parser.add_argument(
        "--ways",
        type=_date,
        metavar="DATE",
        help=_(
            "tell of other ways to solve an exercise from this date on only, as "
            "2026-03-14T18:00 (default: at once)"
        ),
    )


def add_student(parser: Parser) -> None:
    parser.describe(
        _(
            "Write one folder to hand out: exercises, lessons as pages, the package that checks "
            "answers, and how to install it on Windows, macOS and Linux. The package holds the "
            "checks, and the solutions answers are compared with; it holds no solved notebooks; of "
            "another way to solve an exercise it tells those who have full marks."
        )
    )
    parser.add_path("place", PLACE, _("a new folder, or an archive of one"))
    add_modules(parser)
    _add_ways(parser)
    add_language(parser)


def student(options: Namespace) -> int:
    from autograder.course.module import this_course
    from autograder.site.student import hand_out

    course = this_course()
    modules = modules_of(course, options.module)
    hand_out(course, modules, options.place, options.lang, options.ways)
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


def add_classroom(parser: Parser) -> None:
    parser.describe(
        _(
            "Write a folder in which the commands of nbgrader work for every module: their "
            "sources, and a configuration that has submissions judged by this program. Run again, "
            "it brings the sources up to date."
        )
    )
    parser.add_path("folder", DIR, _("a new folder, or one made by this command"), nargs="?")
    said = _(
        "instead, write the settings of a class to fill in: scale, points, dates (default: "
        "class.toml)"
    )
    parser.add_path("--settings", FILE, said, nargs="?", const=Path("class.toml"))
    said = _(
        "put the submissions of a folder or an archive (of Moodle, Canvas) where nbgrader looks "
        "for them"
    )
    parser.add_path("--collect", FOLDER, said)
    add_modules(
        parser,
        _(
            "with --collect: what they are of, as m02_pegs (default: found out); with --settings: "
            "which ones; repeat for several"
        ),
    )
    add_course(parser)
    add_language(parser)


def classroom(options: Namespace) -> int:
    from autograder.integrations.nbgrader.folder import collect, make
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
        entries, aside = find(options.collect, [module.slug for module in modules])
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


def add_export(parser: Parser) -> None:
    from autograder.integrations.platforms import PLATFORMS

    parser.describe(
        _(
            "Write what another platform needs to grade a module with this program: for "
            "gradescope, the archive of an autograder; for github, the files of the learners' "
            "repositories and of yours; for vpl, the script of an activity and what its server "
            "needs. Or, for pytest, coderunner, dodona, prairielearn and vpl-suite, a suite of "
            "calls that needs nothing of this program, and says what it proves. Or, for "
            "similarity, what each learner wrote, ready for Dolos, JPlag and compare50."
        )
    )
    parser.add_argument("platform", choices=PLATFORMS, help=_("where it will be graded"))
    add_module(parser)
    parser.add_path("place", PLACE, _("a new folder, or an archive of what is in it"))
    said = _("for similarity: what was handed in, as `grade` reads it")
    parser.add_path("--submissions", FOLDER, said)
    add_course(parser)
    add_language(parser)


def export(options: Namespace) -> int:
    from autograder.course.module import course_at
    from autograder.grading.pool import require_linux
    from autograder.integrations.comparison import fill
    from autograder.integrations.platforms import PLATFORMS
    from autograder.integrations.platforms import export as exported

    course, platform = course_at(options.course), PLATFORMS[options.platform]
    if options.submissions:
        if options.platform != "similarity":
            raise InputError(_("--submissions is for `mastermind export similarity` alone"))
        require_linux()
        platform = replace(platform, fill=partial(fill, submissions=options.submissions))
    module = course.module(options.module)
    exported(platform, course, module, options.place, options.lang)
    print(_("{place} is written.", place=options.place)[options.lang])
    print(platform.next_step.format(place=options.place, module=module.slug)[options.lang])
    return 0


def add_doctor(parser: Parser) -> None:
    parser.describe(
        _(
            "Attack the confinement from inside, as submissions might; say whether it holds on "
            "this machine."
        )
    )
    add_language(parser)


def doctor(options: Namespace) -> int:
    from autograder.grading.pool import examined_wall
    from autograder.sandbox.doctor import REFUSED_TIER

    finding = examined_wall()
    print(_("The confinement {finding}.", finding=finding.said)[options.lang])
    if finding.holds:
        return 0
    print(REFUSED_TIER[options.lang])
    return 1


def add_forget(parser: Parser) -> None:
    parser.describe(
        _(
            "Delete what `grade` has written about one learner: records, earlier ones too, pages, "
            "and the lines of the tables. What was handed in stays where it is: it is not ours."
        )
    )
    said = _("the learner, as the tables write the name")
    parser.add_argument("name", metavar=_("NAME"), help=said)
    add_results(parser, _("where the results are (default: marks)"))
    said = _("nbgrader's gradebook, to be left out there too")
    parser.add_argument("--gradebook", metavar=FILE, help=said)
    said = _("what `export similarity` wrote, to be left out there too")
    parser.add_path("--similarity", FOLDER, said)
    add_course(parser)
    add_language(parser)


def forget(options: Namespace) -> int:
    from autograder.grading.forgetting import forget as forgotten
    from autograder.integrations.comparison import leave_out

    name, without = normalize("NFC", options.name), []
    if options.gradebook is not None and not _leave_out_of_gradebook(
        options.gradebook, name, options.lang
    ):
        without.append(options.gradebook)
    if options.similarity is not None and not leave_out(options.similarity, name):
        without.append(options.similarity)
    for place in without:
        said = _("{name} is not in {place}.", name=name, place=place)
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


def _leave_out_of_gradebook(place: str, name: str, language: str) -> bool:
    """Take a learner out of nbgrader's gradebook, and delete their notebooks beside it."""
    with open_gradebook(place, language) as gradebook:
        return gradebook.remove(name)


def add_demo(parser: Parser) -> None:
    parser.describe(
        _(
            "Write 30 submissions of m02_pegs, right, wrong, broken and hostile ones, into a new "
            "folder."
        )
    )
    parser.add_path("folder", DIR, _("a folder that does not exist yet, or an empty one"))
    add_language(parser)


def demo(options: Namespace) -> int:
    from autograder.authoring.demo import write_class

    names = write_class(this_course(), options.folder)
    print(
        _("{count} submissions written to {folder}", count=len(names), folder=options.folder)[
            options.lang
        ]
    )
    return 0


def add_site(parser: Parser) -> None:
    parser.describe(
        _(
            "Write lessons and exercises into DIR as static files. Python runs in the reader's "
            "browser: no server, no account, no other host. For people who learn alone: the checks "
            "are public there. With --serve, open a site that was built."
        )
    )
    parser.add_path("folder", DIR, _("a new folder, or a site built by this command"))
    add_modules(parser)
    _add_ways(parser)
    parser.add_flag("--serve", _("serve the site in DIR to this machine, until Ctrl-C"))
    parser.add_number("--port", 8000, _("with --serve (default: 8000)"))
    add_language(parser)


def site(options: Namespace) -> int:
    from autograder.site.build import build_site
    from autograder.site.serving import serve

    if options.serve:
        serve(options.folder, options.port, options.lang)
        return 0
    course = this_course()
    modules, ways = modules_of(course, options.module), options.ways
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
