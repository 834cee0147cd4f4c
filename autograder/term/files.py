"""The files of a term in a folder: the page and the gradebooks; what somebody has changed there is
kept."""

from pathlib import Path

from autograder.grading.kept import keep, kept
from autograder.grading.results import OF_THE_TERM
from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.reports.line import digest_of
from autograder.reports.writing import set_aside
from autograder.term.gradebook import write_gradebooks
from autograder.term.page import PAGE, write_page
from autograder.term.standing import Term

_MADE = ".term"  # what the files were when they were written


def write_term(term: Term, folder: Path, language: str) -> tuple[list[str], list[Path]]:
    """Write the files; their names, and those by which files are kept that were changed by hand.
    Raises InputError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        written = kept(folder / _MADE, by_any=True) or {}
        changed = [name for name, digest in _digests(folder).items() if digest != written.get(name)]
        aside = [set_aside(folder / name) for name in changed]
        write_page(term, folder, language)
        names = [PAGE, *write_gradebooks(term, folder, language)]
        keep(folder / _MADE, _digests(folder))
    except OSError as error:
        file = error.filename or folder
        raise InputError(
            _("{file} cannot be written: {reason}", file=file, reason=error.strerror or error)
        ) from None
    return names, aside


def is_written(folder: Path) -> bool:
    """Whether the files are there as this version of the program wrote them."""
    return bool(kept(folder / _MADE) == _digests(folder))


def _digests(folder: Path) -> dict[str, str]:
    """What the files are that there are."""
    there = [folder / name for name in OF_THE_TERM if (folder / name).is_file()]
    return {path.name: digest_of(path.read_bytes()) for path in there}
