"""For teachers: `grade`, `student`, `classroom`, `export`, `league`, `doctor`, `forget`, `demo`,
`site`."""

from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any
from unicodedata import normalize

from autograder.cli.parser import (
    DIR,
    FILE,
    FOLDER,
    MODULE,
    MODULES,
    NAME,
    Options,
    argument,
    flag,
    modules_of,
    number,
    path,
    verb,
)
from autograder.cli.terminal import open_gradebook, progress_bar
from autograder.course.module import course_at, this_course
from autograder.i18n.display import clean, some
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, plural


def _date(typed: str) -> datetime:
    """Return a date, or a date and a time, of the clock on the learners' machines."""
    try:
        return datetime.fromisoformat(typed).replace(tzinfo=None)
    except ValueError:
        raise InputError(
            _(
                "“{typed}” is no date; 2026-03-14 or 2026-03-14T18:00 was expected",
                typed=clean(typed, 40),
            )
        ) from None


def _workers(typed: str) -> dict[str, Any]:
    """Return a number of processes, or the address of a Dask cluster, as arguments of `grade`."""
    if ":" in typed:
        return {"cluster": typed}
    if typed.isdecimal():
        return {"jobs": int(typed)}
    raise InputError(
        _(
            "{value} is neither a whole number nor an address, as tcp://10.0.0.7:8786",
            value=repr(clean(typed)),
        )
    )


# as `integrations.platforms` has them, which is not in every package
PLATFORMS = (
    *("gradescope", "github", "vpl", "similarity"),
    *("pytest", "coderunner", "dodona", "prairielearn", "vpl-suite"),
)
_SUBMISSIONS = path("submissions", FOLDER, "the folder, .zip archive or single file")
_TARGET = path("place", _("DIR|FILE.zip"), "a new folder, or an archive (.zip)")
_RESULTS = path(
    "--out", FOLDER, "the folder of the results (default: marks)", default=Path("marks")
)
_JOBS = argument(
    "--jobs",
    "how many at once (default: one a processor); or the address of your Dask cluster, as "
    "tcp://10.0.0.7:8786 (autograder/guide/many-machines.md)",
    type=_workers,
    default={},
    metavar=_("N|ADDRESS"),
)
_COURSE = path(
    "--course",
    DIR,
    "a course of your own: a folder with solutions/, checks/ and submissions/ (default: this "
    "workbook)",
)
_WAYS = argument(
    "--ways",
    "tell of other ways to solve an exercise from this date on only, as "
    "2026-03-14T18:00 (default: at once)",
    type=_date,
    metavar="DATE",
)


@verb(
    _SUBMISSIONS,
    MODULES,
    _RESULTS,
    path(
        "--roster",
        FILE,
        "a CSV table of the class (a school's, Moodle's, Canvas', nbgrader's): who handed in "
        "nothing is listed",
    ),
    path(
        "--settings",
        FILE,
        "the settings of the class: scale, points, dates (default: class.toml in nbgrader's "
        "course folder when its submitted is graded, else in the current folder; never one "
        "that was handed in)",
    ),
    path(
        "--worksheet",
        FILE,
        "the grading worksheet downloaded from Moodle: moodle.csv fills it in",
    ),
    argument(
        "--gradebook",
        "write the marks into nbgrader's gradebook too (a file or a URL)",
        metavar=FILE,
    ),
    flag("--watch", "go on: judge what is handed in as it comes, during a lab; class.html follows"),
    flag(
        "--single",
        "FOLDER is one learner's work, as a repository is: write gradescope.json and vpl.txt "
        "too, and fail unless all but the bonus is right",
    ),
    _JOBS,
    flag("--dry-run", "write nothing: say whose mark would change, and why"),
    _COURSE,
)
def grade(options: Options) -> int:
    """Judge every submission found in a folder, a .zip of it, or one file. A submission
    is a file (alice.py, bob.ipynb) or a folder (carol/). Nothing in them can reach
    your files or another's mark. The folder of --out receives results.jsonl (a line
    for each submission as it is judged), marks.csv and a page for each learner.
    Interrupted, the same command goes on where it stopped.

    Exit status: 0 when something was judged (with --single: when all but the bonus
    is right), 1 when not, 2 when nothing can be done as asked, 3 when a check, the
    judge or an export went wrong by itself: the learners it concerns have no mark,
    and are named at the end. 130 when interrupted.
    """
    from autograder.cli.grade import grade_class

    return grade_class(options)


@verb(_TARGET, MODULES, _WAYS)
def student(options: Options) -> None:
    """Write one folder to hand out: exercises, lessons as pages, the package that checks
    answers, and how to install it on Windows, macOS and Linux. The package holds the
    checks, and the solutions answers are compared with; it holds no solved notebooks; of
    another way to solve an exercise it tells those who have full marks.
    """
    from autograder.site.student import hand_out

    course = this_course()
    modules = modules_of(course, options.module)
    hand_out(course, modules, options.place, options.language, options.ways)
    options.say(
        _(
            "{place} is ready to be handed out: exercises ({count}), lessons, and the package "
            "that checks answers.\nWhat a curious student can read in that package: the checks of "
            "these modules and of earlier ones, the solutions that answers are compared with or "
            "that are shown to those who have theirs, and the wrong programs of the hunts. Solved "
            "notebooks and later modules are not in it; and `grade` asks cases of its own.",
            place=options.place,
            count=len(modules),
        )
    )


@verb(
    path("folder", DIR, "a new folder, or one made by this command", nargs="?"),
    path(
        "--settings",
        FILE,
        "instead, write the settings of a class to fill in: scale, points, dates (default: "
        "class.toml)",
        nargs="?",
        const=Path("class.toml"),
    ),
    path(
        "--collect",
        FOLDER,
        "put the submissions of a folder or an archive (of Moodle, Canvas) where nbgrader "
        "looks for them",
    ),
    MODULES,
    _COURSE,
)
def classroom(options: Options) -> int:
    """Write a folder in which the commands of nbgrader work for every module: their
    sources, and a configuration that has submissions judged by this program. Run again,
    it brings the sources up to date.
    """
    from autograder.integrations.nbgrader.folder import make
    from autograder.marking.template import write_template

    if options.settings:
        modules = modules_of(course_at(options.course), options.module)
        write_template(options.settings, modules, options.language)
        options.say(
            _(
                "{file} is written: open it, take the # away where you want to set something.",
                file=options.settings,
            )
        )
        return 0
    if options.folder is None:
        raise InputError(_("give a folder, or --settings"))
    course = this_course()
    make(course, options.folder, options.language)
    if options.collect:
        return _collect(options)
    options.say(
        _(
            "The course is in {folder}: there, `nbgrader generate_assignment {slug}` makes the "
            "version for students; autograder/guide/nbgrader.md, in the workbook, says how to go "
            "on.",
            folder=options.folder,
            slug=next(iter(course.modules)),
        )
    )
    return 0


def _collect(options: Options) -> int:
    """Put submissions where nbgrader looks for them; the exit code."""
    from autograder.intake import find
    from autograder.integrations.nbgrader.folder import collect

    modules = modules_of(this_course(), options.module)
    entries, aside = find(options.collect, [module.slug for module in modules])
    named, folder = bool(options.module), options.folder
    idle, late = collect(entries, modules, named, folder, options.language)
    count = len(entries) - len(idle)
    options.say(
        plural(
            "{count} learner collected into {folder}",
            "{count} learners collected into {folder}",
            count=count,
            folder=folder / "submitted",
        )
    )
    if aside + idle:
        options.warn(_("Left aside, not judged: {files}", files=some(aside + idle)))
    if late:
        options.warn(
            _("Late, as Canvas says, but nbgrader has no date for them: {names}", names=some(late))
        )
    return int(not count)


@verb(
    argument("platform", "where it will be graded", choices=PLATFORMS),
    MODULE,
    _TARGET,
    path("--submissions", FOLDER, "for similarity: what was handed in, as `grade` reads it"),
    _COURSE,
)
def export(options: Options) -> None:
    """Write what another platform needs to grade a module with this program: for
    gradescope, the archive of an autograder; for github, the files of the learners'
    repositories and of yours; for vpl, the script of an activity and what its server
    needs. Or, for pytest, coderunner, dodona, prairielearn and vpl-suite, a suite of
    calls that needs nothing of this program, and says what it proves. Or, for
    similarity, what each learner wrote, ready for Dolos, JPlag and compare50.
    """
    from autograder.grading.pool import require_linux
    from autograder.integrations import platforms
    from autograder.integrations.comparison import fill

    course, platform = course_at(options.course), platforms.PLATFORMS[options.platform]
    if options.submissions:
        if options.platform != "similarity":
            raise InputError(_("--submissions is for `mastermind export similarity` alone"))
        require_linux()
        platform = replace(platform, fill=partial(fill, submissions=options.submissions))
    module, place = course.module(options.module), options.place
    platforms.export(platform, course, module, place, options.language)
    options.say(_("{place} is written.", place=place))
    options.say(platform.next_step.format(place=place, module=module.slug))


@verb(
    _SUBMISSIONS,
    argument(
        "--module",
        "the module whose `jeu_2` plays (default: m04_codebreaker)",
        default="m04_codebreaker",
        metavar="MODULE",
    ),
    argument(
        "--game",
        "4x6 (the default): 4 pegs of 6 colours; in another one, as 4x8, decoders are "
        "called as jeu_2(4, 8)",
        type=str.lower,
        default="4x6",
    ),
    number(
        "--secrets",
        "how many secrets are played, drawn at random, the same for everybody (default: all; "
        "1000, where there are more than 4096)",
    ),
    argument(
        "--minutes",
        "how many minutes a learner's function may compute, in all games together (default: "
        "0.1 s a secret, more in a larger game)",
        type=float,
        metavar="N",
    ),
    path("--out", FOLDER, "where the league goes (default: league)", default=Path("league")),
    path(
        "--champions",
        FILE,
        "a champion.json of an earlier league, or any tree that `tree` writes (.json), plays "
        "too; repeat for several",
        action="append",
        default=[],
    ),
    path("--roster", FILE, "show names, after this CSV table of the class; else there are codes"),
    path(
        "--key",
        FILE,
        "the file that tells who is behind each code, kept from one to the next (default: "
        "beside --out)",
    ),
    _JOBS,
    _COURSE,
)
def league(options: Options) -> int:
    """Let the decoders of a class (`jeu_2`) and the rules of the book play every secret of
    a game, in the sandbox: a table with ranks, duels on the same secrets, and a page for
    the class and for each learner. From an empty folder, the book and the champions play
    alone. A decoder that hangs, fails, changes its mind, or needs more guesses than a game
    may have (as many as there are codes, but 30 at least and 100 at most) is out, with a
    sentence that says why.
    """
    from autograder.cli.league import play_league

    return play_league(options)


@verb()
def doctor(options: Options) -> int:
    """Attack the confinement from inside, as submissions might; say whether it holds on
    this machine.
    """
    from autograder.grading.pool import examined_wall
    from autograder.sandbox.doctor import REFUSED_TIER

    finding = examined_wall()
    options.say(_("The confinement {finding}.", finding=finding.said))
    if not finding.holds:
        options.say(REFUSED_TIER)
    return int(not finding.holds)


@verb(
    argument("name", "the learner, as the tables write the name", metavar=NAME),
    _RESULTS,
    argument("--gradebook", "nbgrader's gradebook, to be left out there too", metavar=FILE),
    path("--similarity", FOLDER, "what `export similarity` wrote, to be left out there too"),
    _COURSE,
)
def forget(options: Options) -> None:
    """Delete what `grade` has written about one learner: records, earlier ones too, pages,
    and the lines of the tables. What was handed in stays where it is: it is not ours.
    """
    from autograder.grading.forgetting import forget as forget_learner
    from autograder.integrations.comparison import leave_out

    name = normalize("NFC", options.name)
    removed = {}
    if options.gradebook is not None:
        with open_gradebook(options.gradebook, options.language) as gradebook:
            removed[options.gradebook] = gradebook.remove(name)
    if options.similarity is not None:
        removed[options.similarity] = leave_out(options.similarity, name)
    for place, was_there in removed.items():
        if not was_there:
            options.warn(_("{name} is not in {place}.", name=name, place=place))
    count = forget_learner(name, options.out, course_at(options.course), options.language)
    options.say(
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
        )
    )


@verb(path("folder", DIR, "a folder that does not exist yet, or an empty one"))
def demo(options: Options) -> None:
    """Write 30 submissions of m02_pegs, right, wrong, broken and hostile ones, into a new
    folder.
    """
    from autograder.authoring.demo import write_class

    names = write_class(this_course(), options.folder)
    options.say(
        _("{count} submissions written to {folder}", count=len(names), folder=options.folder)
    )


@verb(
    path("folder", DIR, "a new folder, or a site built by this command"),
    MODULES,
    _WAYS,
    flag("--serve", "serve the site in DIR to this machine, until Ctrl-C"),
    number("--port", "with --serve (default: 8000)", 8000),
)
def site(options: Options) -> None:
    """Write lessons and exercises into DIR as static files. Python runs in the reader's
    browser: no server, no account, no other host. For people who learn alone: the checks
    are public there. With --serve, open a site that was built.
    """
    from autograder.site.build import build_site
    from autograder.site.serving import serve

    folder, language = options.folder, options.language
    if options.serve:
        serve(folder, options.port, language)
        return
    course = this_course()
    modules = modules_of(course, options.module)
    with progress_bar(_("building the site")[language], 100) as update:

        def show(part: Message, share: float) -> None:
            update(completed=round(100 * share), name=part[language])

        build_site(course, modules, folder, language, show, options.ways)
    options.say(
        _(
            "The site is in {folder}: put it on any web server, or open it with  mastermind site "
            "{folder} --serve",
            folder=folder,
        )
    )
