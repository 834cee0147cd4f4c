"""One learner forgotten in all that a run has written."""

import csv
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import replace
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
from autograder.intake.roster import People, Person, read_roster
from autograder.marking.beside import Beside
from autograder.marking.groups import groups_of
from autograder.marking.settings import AS_JUDGED, Settings
from autograder.reports.files import files_set_aside, replace_file
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
    _require_sense(name, out)
    written = Written.read(out)
    with closing(Records(out, written.results)) as records:
        known = {learner for learner, _slug in (*records.places, *records.withdrawn)}
        name = People(known, {}).named(name) or name
        heads = (records.head((name, slug)) for slug in course.modules)
        numbers = {head.account.rpartition(" ")[2] for head in heads if head and head.account}
        settings, people = _class_of(written, course, known - {name})
        for file in FILES:
            written.keep_changed(file)
        count = records.remove(name)
        cut = [path for path in sorted(out.glob("*.csv")) if _cut(path, name, numbers)]
        gone = [*_files_about(name, out, course)]
        if not (count or cut or gone):
            raise _nobody(name, out, known)
        for path in gone:
            path.unlink()
            written.files.pop(path.relative_to(out).as_posix(), None)
        written.marks = [mark for mark in written.marks if mark.submission != name]
        written.left_as_they_are(FILES)
        if records.places:
            sheet = out / "moodle.csv"
            worksheet = sheet if sheet.is_file() else None
            slugs = written.slugs  # an archive for an LMS stays one of the same assignment
            Exporter(course, records, written, language, worksheet, people, settings, slugs).write()
        else:
            for file in (*FILES, NAME):
                (out / file).unlink(missing_ok=True)
    return count


def _require_sense(name: str, out: Path) -> None:
    """Raise InputError where nobody is named, or nothing was graded."""
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


def _files_about(name: str, out: Path, course: Course) -> Iterator[Path]:
    """Yield the pages of a learner, and what was set aside and may name them, but for tables."""
    pages = (out / PAGES / page_name((name, slug)) for slug in course.modules)
    yield from filter(Path.is_file, pages)
    for path in files_set_aside(out):
        if path.suffix != ".csv" and (path.suffix == ".xlsx" or name in _text_of(path)):
            yield path  # a spreadsheet is packed: nobody sees whom it names


def _text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")


def _nobody(name: str, out: Path, known: Iterable[str]) -> InputError:
    near = get_close_matches(name, known, n=3)
    hint = _("; did you mean {names}?", names=some(near)) if near else quoted("")
    return InputError(
        _("{folder} holds nothing about {name}{near}", folder=out, name=name, near=hint)
    )


def _class_of(
    written: Written, course: Course, names: Collection[str]
) -> tuple[Settings, Mapping[str, Person]]:
    """Return the settings that made the marks of these learners, and what the roster says of them.

    No mark is made of the roster: where it is not there any more, its columns are left out.

    Raises:
        InputError: The settings are not where they were.
    """
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
    settings, learners = AS_JUDGED, People(names, {})
    if written.home:
        beside = Beside.in_folder(Path(written.home), file)
        slugs = [*dict.fromkeys(mark.module for mark in written.marks)]
        settings, _told = beside.about_learners(beside.read(course), course, slugs, learners)
    people, roster = [], Path(written.roster)
    if written.roster and roster.is_file():
        whole = read_roster(roster, settings.groups_of_roster)
        people = [person for person in whole if person.name in names]
    groups = groups_of(settings, people) if people else settings.groups
    groups = {group: tuple(filter(learners.named, groups[group])) for group in groups}
    return replace(settings, groups=groups), {person.name: person for person in people}


def _cut(path: Path, name: str, numbers: set[str]) -> bool:
    """Take the lines about a learner out of a table, and return whether there was one.

    They name the learner, perhaps guarded against being a formula, or begin with the number of
    their account.
    """
    text = path.read_text(encoding="utf-8", errors="surrogateescape")
    head = text.partition("\n")[0]
    delimiter = max(",;\t", key=head.count)
    rows = list(csv.reader(text.splitlines(keepends=True), delimiter=delimiter))
    spellings = {name, f"'{name}"}
    left = [
        row
        for row in rows
        if spellings.isdisjoint(row) and "".join(row[:1]).rpartition(" ")[2] not in numbers
    ]
    if len(left) < len(rows):
        table = StringIO(newline="")
        csv.writer(table, delimiter=delimiter).writerows(left)
        replace_file(path, table.getvalue().encode("utf-8", "surrogateescape"))
    return len(left) < len(rows)
