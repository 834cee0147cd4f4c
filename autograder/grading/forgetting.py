"""One learner forgotten in all that a run has written."""

import csv
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from io import StringIO
from pathlib import Path

from autograder.course.module import Course
from autograder.grading.exports import FILES, PAGES, Exporter
from autograder.grading.records import RESULTS, Records
from autograder.grading.written import NAME, Written
from autograder.i18n.display import some
from autograder.i18n.errors import InputError
from autograder.i18n.message import _, quoted
from autograder.intake.roster import People
from autograder.marking.beside import Beside
from autograder.marking.settings import AS_JUDGED, Settings
from autograder.reports.files import digest_at, files_set_aside, replace_file, set_aside
from autograder.reports.pages import page_name


def forget(name: str, out: Path, course: Course, language: str) -> int:
    """Take a learner out of the results, the tables and the pages in a folder of results.

    Args:
        name: The learner's, in any order of its words, with or without accents.
        out: The folder of results.
        course: Has the modules.
        language: That of the tables and pages which are written again.

    Returns:
        The number of records.

    Raises:
        InputError: Nothing there is about somebody of that name.
    """
    if not name.strip():
        raise InputError(_("say who is to be forgotten: the name is empty"))
    if not (out / RESULTS).is_file():
        raise InputError(
            _(
                "{folder} holds no results.jsonl: give the folder that `mastermind grade` wrote "
                "(its --out)",
                folder=out,
            )
        )
    written = Written.read(out)
    records = Records(out, written.results)
    try:
        known = {learner for learner, _slug in (*records.places, *records.withdrawn)}
        name = People(known, {}).named(name) or name
        heads = (records.head((name, slug)) for slug in course.modules)
        accounts = {head.account for head in heads if head}
        settings = _settings(written, course, known - {name})
        for file in FILES:
            if digest_at(out / file) not in ("", written.files.get(file, ("", ""))[1]):
                set_aside(out / file)
        count = records.remove(name)
        cut = [path for path in sorted(out.glob("*.csv")) if _cut(path, name, accounts)]
        gone = [*_files_about(name, out, course)]
        if not (count or cut or gone):
            raise _nobody(name, out, known)
        for path in gone:
            path.unlink()
            written.files.pop(path.relative_to(out).as_posix(), None)
        written.marks = {place: one for place, one in written.marks.items() if place[0] != name}
        written.left_as_they_are(FILES)
        _make_again(records, written, course, settings, language)
    finally:
        records.close()
    return count


def _files_about(name: str, out: Path, course: Course) -> Iterator[Path]:
    """Yield the pages of a learner, and what was set aside and may name them, but for tables."""
    pages = (out / PAGES / page_name((name, slug)) for slug in course.modules)
    yield from filter(Path.is_file, pages)
    for path in files_set_aside(out):
        if path.suffix != ".csv" and _may_name(path, name):
            yield path


def _nobody(name: str, out: Path, known: Iterable[str]) -> InputError:
    near = get_close_matches(name, known, n=3)
    hint = _("; did you mean {names}?", names=some(near)) if near else quoted("")
    return InputError(
        _("{folder} holds nothing about {name}{near}", folder=out, name=name, near=hint)
    )


def _settings(written: Written, course: Course, names: Iterable[str]) -> Settings:
    """Return the settings that made the marks of these learners. Raises InputError: they moved."""
    if not written.home:
        return AS_JUDGED
    file = Path(written.settings) if written.settings else None
    if file and not file.is_file():
        raise InputError(
            _(
                "the marks in {folder} were made with {file}, which is not there any more; put it "
                "back first",
                folder=written.folder,
                file=file,
            )
        )
    beside = Beside.in_folder(Path(written.home), file)
    slugs = [*dict.fromkeys(slug for _name, slug in written.marks)]
    learners = People(names, {})
    return beside.about_learners(beside.read(course), course, slugs, learners)[0]


def _make_again(
    records: Records, written: Written, course: Course, settings: Settings, language: str
) -> None:
    """Write the tables and the page of the class anew, from those who are left."""
    if not records.places:
        for file in (*FILES, NAME):
            (written.folder / file).unlink(missing_ok=True)
        return
    sheet = written.folder / "moodle.csv"
    worksheet = sheet if sheet.is_file() else None
    slugs = written.slugs  # an archive for an LMS stays one of the same assignment
    Exporter(course, records, written, language, worksheet, settings=settings, slugs=slugs).write()


def _may_name(path: Path, name: str) -> bool:
    """Whether somebody is named in a file; in a packed one, they may be."""
    return path.suffix == ".xlsx" or name in path.read_text(encoding="utf-8", errors="replace")


def _cut(path: Path, name: str, accounts: set[str]) -> bool:
    """Take the lines about a learner out of a table, by their name or by their account; was there
    one?"""
    text = path.read_text(encoding="utf-8", errors="surrogateescape")
    head = text.partition("\n")[0]
    delimiter = max(",;\t", key=head.count)
    rows = list(csv.reader(text.splitlines(keepends=True), delimiter=delimiter))
    numbers = {account.rpartition(" ")[2] for account in accounts if account}
    left = [row for row in rows if not _names(row, name, numbers)]
    if len(left) < len(rows):
        written = StringIO(newline="")
        csv.writer(written, delimiter=delimiter).writerows(left)
        replace_file(path, written.getvalue().encode("utf-8", "surrogateescape"))
    return len(left) < len(rows)


def _names(row: list[str], name: str, numbers: set[str]) -> bool:
    return any(cell in _spellings(name) for cell in row) or (
        bool(row) and row[0].rpartition(" ")[2] in numbers
    )


def _spellings(name: str) -> Iterator[str]:
    """As it stands in a cell, perhaps guarded against being a formula."""
    yield name
    yield f"'{name}"
