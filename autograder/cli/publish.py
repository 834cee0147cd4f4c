"""What is made of the course: `site`, to learn in a browser, and `notes`, to read."""

from argparse import ArgumentParser, Namespace

from autograder.cli.shared import add_language, add_modules, modules_of, path
from autograder.cli.teachers import progress_bar
from autograder.course.module import this_course
from autograder.i18n.text import LANGUAGES, Text


def add_site(parser: ArgumentParser) -> None:
    parser.description = (
        "Write lessons and exercises into DIR as static files. Python runs in the reader's browser: no "
        "server, no account, no other host. For people who learn alone: the checks are public there. With --serve, "
        "open a site that was built."
    )
    parser.add_argument("folder", type=path, metavar="DIR", help="a new folder, or a site built by this command")
    add_modules(parser)
    parser.add_argument("--serve", action="store_true", help="serve the site in DIR to this machine, until Ctrl-C")
    parser.add_argument("--port", type=int, default=8000, help="with --serve (default: 8000)")
    add_language(parser)


def add_notes(parser: ArgumentParser) -> None:
    parser.description = (
        "Write the lessons, the glossary and the teachers' guide as pages that need no network: DIR/en and "
        "DIR/fr, to be opened from the disk or put on any web server. Needs  pip install 'mastermind-workbook[notes]'."
    )
    parser.add_argument("folder", type=path, metavar="DIR", help="where the book goes")
    parser.add_argument("--lang", choices=LANGUAGES, help="one language only (default: both, linked page by page)")
    parser.add_argument("--pdf", action="store_true", help="write DIR/mastermind-en.pdf and -fr.pdf too, with Chromium")


def site(options: Namespace) -> int:
    from autograder.i18n import site as start_wording
    from autograder.site.build import build_site
    from autograder.site.serving import serve

    if options.serve:
        serve(options.folder, options.port, options.lang)
        return 0
    course = this_course()
    modules = modules_of(course, options.module)
    with progress_bar(start_wording.BUILDING[options.lang]) as progress:
        bar = progress.add_task("", total=100, name="")

        def seen(what: Text, share: float) -> None:
            progress.update(bar, completed=round(100 * share), name=what[options.lang])

        build_site(course, modules, options.folder, options.lang, seen)
    print(start_wording.BUILT.format(folder=options.folder)[options.lang])
    return 0


def notes(options: Namespace) -> int:
    course = this_course()
    from autograder.i18n import book as said
    from autograder.site.book import build_notes, build_pdf

    languages = [options.lang] if options.lang else list(LANGUAGES)
    with progress_bar("") as bar:
        task = bar.add_task("", total=len(languages) * (1 + options.pdf), name="")
        for language in languages:
            folder = options.folder / language
            build_notes(course.root, folder, language, twin=len(languages) > 1)
            bar.advance(task)
            if options.pdf:
                build_pdf(course.root, options.folder / f"mastermind-{language}.pdf", language)
                bar.advance(task)
    for language in languages:
        print(said.WRITTEN.format(page=options.folder / language / "index.html")[language])
    return 0
