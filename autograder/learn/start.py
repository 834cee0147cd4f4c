"""The folder a learner starts with: exercises, lessons, and a page that says how to go on."""

from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath

from autograder.course.module import Course, Module
from autograder.course.percent import header
from autograder.i18n.documents import language_of_document, read_document
from autograder.i18n.errors import InputError, not_writable
from autograder.i18n.message import Message, _
from autograder.i18n.typography import typeset
from autograder.learn.reading_page import reading_page, without_absent_pages
from autograder.reports import markup

_START = Path(__file__).parent / "templates" / "start"  # the page that leads to the lessons
Files = dict[str, bytes]  # by their path from the folder, with slashes


def start_page(language: str) -> str:
    """Return the name of the page to open first."""
    return f"{_('start')[language]}.html"


def files_to_start(
    course: Course, modules: Sequence[Module], language: str, first: Message | None = None
) -> Files:
    """Return the files of a folder to start with.

    Args:
        course: The course that the modules are of.
        modules: The modules whose exercises and lessons are wanted; at least one.
        language: The language of the reader.
        first: What to do before anything else, as a point of a list in HTML.

    Raises:
        InputError: When a module has no exercise.
    """
    files: Files = {}
    for module in modules:
        files |= exercise_files(module, language)
    lessons = _lessons(course, modules, language)
    files |= lessons
    files[start_page(language)] = _start_page(modules, language, bool(lessons), first).encode()
    return files


def _lessons(course: Course, modules: Sequence[Module], language: str) -> Files:
    """Read the lessons that `mastermind build` has made, without those of other modules."""
    absent = course.modules.keys() - {module.slug for module in modules}
    pages = {
        path.name: path.read_text(encoding="utf-8")
        for path in sorted((course.lessons / language).glob("*.html"))
        if path.stem not in absent
    }
    return {
        f"lessons/{language}/{name}": without_absent_pages(page, pages).encode()
        for name, page in pages.items()
    }


def exercise_place(module: Module, language: str) -> str:
    """Return the path, without suffix, of a module's exercise in a folder to start with.

    It is as in a checkout. Its folder tells the language of its reader, in which the program
    speaks to them, even where the exercise itself is in English.
    """
    return f"exercises/{language}/{module.slug}/{module.slug}"


def exercise_files(module: Module, language: str) -> Files:
    """Return the notebook and the plain file of a module's exercise.

    Raises:
        InputError: When it has none.
    """
    place = exercise_place(module, language)
    written = exercise_place(module, module.language_for(language))
    paths = [module.root / f"{written}{suffix}" for suffix in (".ipynb", ".py")]
    if not all(path.is_file() for path in paths):
        raise InputError(
            _(
                "{slug} has no exercise in {folder}: run  mastermind build  first",
                slug=module.slug,
                folder=paths[0].parent,
            )
        )
    return {f"{place}{path.suffix}": path.read_bytes() for path in paths}


def _start_page(
    modules: Sequence[Module], language: str, lessons: bool, first: Message | None
) -> str:
    shown = language_of_document(_START, language, ".html")
    rows = []
    for module in modules:
        head, folder = header(module.source), f"exercises/{language}/{module.slug}"
        title = markup.typeset(head.title[shown])
        title = f'<span lang="{head.title.language_shown(shown)}">{title}</span>'
        if lessons:
            title = f'<a href="lessons/{language}/{module.slug}.html">{title}</a>'
        rows.append(
            f"<tr><td>{title}</td><td>{head.minutes}</td><td><code>{folder}</code></td></tr>"
        )
    what_to_read = (
        _('<a href="lessons/{language}/index.html">the lessons</a>', language=language)
        if lessons
        else _("what your course says of the module")
    )
    return reading_page(
        typeset(read_document(_START, language, ".html"), shown).format(
            first=first[shown] if first else "",
            lessons=what_to_read[shown],
            rows="\n".join(rows),
            place=exercise_place(modules[0], language),
            slug=modules[0].slug,
            task=modules[0].tasks[0].name,
        ),
        language,
        shown,
    )


def write_new(files: Mapping[str, bytes], folder: Path) -> tuple[str, ...]:
    """Write the files that are not there; a file that is there stays as it is.

    Args:
        files: The content of each file, by its path from the folder.
        folder: The folder, which need not be there yet.

    Returns:
        The files that are there with another content.

    Raises:
        InputError: When nothing can be written there.
    """
    different = []
    for name, content in files.items():
        path = folder / PurePosixPath(name)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            _write_whole(path, content)
        except FileExistsError:
            if not _holds(path, content):
                different.append(name)
        except OSError as error:
            raise not_writable(folder, error) from None
    return tuple(different)


def _write_whole(path: Path, content: bytes) -> None:
    """Write a new file, or none. Raises FileExistsError when something has its name."""
    with path.open("xb") as file:
        try:
            file.write(content)
            file.flush()
        except OSError:
            path.unlink()
            raise


def _holds(path: Path, content: bytes) -> bool:
    try:
        return path.read_bytes() == content
    except OSError:
        return False
