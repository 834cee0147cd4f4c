"""When each work was handed in: from the teacher's table, from Moodle's worksheet, from the archive
of an LMS."""

import os
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from zoneinfo import ZoneInfo, available_timezones

from autograder.i18n.display import clean, plain
from autograder.i18n.message import Message, _
from autograder.intake import Entry
from autograder.intake.files import File, Refused, file_on_disk
from autograder.intake.layouts import TIMESTAMP, owner_in_system
from autograder.intake.roster import People
from autograder.intake.table import WHO, columns_in, table_in
from autograder.marking.rows import Place, Tasks, read_rows
from autograder.reports.model import Received

RECEIVED = "received.csv"
_COLUMNS = {
    "who": WHO,
    "module": {"module"},
    "date": {"date", "received", "handed in", "recu", "rendu", "remis"},
}
_TIME = r"(?P<hour>\d{1,2})[:h](?P<minute>\d{2})(?::\d{2})?"
_IN_WORDS = re.compile(
    r"(?P<day>\d{1,2})(?:er|st|nd|rd|th)? +(?P<month>[a-z]+)\.?,? +(?P<year>\d{4})\D*?"
    rf"{_TIME} *(?P<half>[ap]m)?"
)
_IN_FIGURES = re.compile(
    rf"(?P<day>\d{{1,2}})[/.](?P<month>\d{{1,2}})[/.](?P<year>\d{{4}})(?:[ ,à]+{_TIME})?"
)
_DATE = re.compile(r"\d{4}-\d\d-\d\d")
# how the months begin in English and in French, without accents
_MONTHS: Sequence[str | tuple[str, ...]] = (
    *("jan", "f", "mar", ("ap", "av"), ("may", "mai"), ("jun", "juin"), ("jul", "juil")),
    *(("au", "ao"), "sep", "oct", "nov", "dec"),
)
_MODIFIED = {
    "last modified (submission)",
    "derniere modification (travail remis)",
    "derniere modification (remise)",
}
_OF_NBGRADER = re.compile(
    r"(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?)(?: ([+-]\d\d(?:\d\d)?|[A-Za-z][\w/+-]*)|)"
)
_LONGEST_DATE = 100  # signs
_ONE_MOMENT = timedelta(minutes=10)  # in which an archive is packed, or unpacked


def moment(text: str) -> datetime | None:
    """Return a date and a time as people, spreadsheets and Moodle write them; None for others."""
    cell = " ".join(plain(text).split())
    found = _IN_WORDS.search(cell) or _IN_FIGURES.fullmatch(cell)
    with suppress(ValueError, OverflowError):
        if not found:
            iso = f"{cell} 23:59" if _DATE.fullmatch(cell) else cell.upper()
            return datetime.fromisoformat(iso).astimezone()
        parts = found.groupdict()
        hour, minute = int(parts["hour"] or 23), int(parts["minute"] or 59)
        if half := parts.get("half"):
            hour = hour % 12 + (12 if half == "pm" else 0)
        month = _month(parts["month"])
        return datetime(int(parts["year"]), month, int(parts["day"]), hour, minute).astimezone()
    return None


def _month(name: str) -> int:
    """Return the number of a month, 0 where it is none."""
    if name.isdecimal():
        return int(name)
    numbers = (number for number, start in enumerate(_MONTHS, 1) if name.startswith(start))
    return next(numbers, 0)


def read_received(
    path: Path | None, tasks: Tasks, learners: People
) -> tuple[dict[Place, Received], list[Message]]:
    """Read the teacher's table of dates.

    Args:
        path: The file; None where there is none.
        tasks: The modules of the course, and the names of their tasks.
        learners: Whom the table may name.

    Returns:
        The dates by learner and module, and what to tell of learners whom nobody knows.

    Raises:
        InputError: The table is not as it should be.
    """
    found: dict[Place, Received] = {}
    rows, strangers = read_rows(path, _COLUMNS, "date", tasks, learners)
    for row in rows:
        cell = row.cells["date"]
        at = moment(cell)
        if at is None:
            wrong = _("“{cell}” is no date; 2026-03-14 18:00 was expected", cell=clean(cell, 40))
            raise row.wrong(wrong)
        for module in [row.module] if row.module else tasks:
            found[row.learner, module] = Received(at, row.path.name)
    return found, strangers


def of_worksheet(path: Path) -> dict[str, str]:
    """Read the dates in Moodle's worksheet as they are written, by account; none where it has no
    such column.

    Raises:
        InputError: When the file is no table.
    """
    table = table_in(path, _("{file} cannot be read as a grading worksheet of Moodle: {reason}"))
    column = columns_in(table.head, {"date": _MODIFIED}).get("date")
    if column is None:
        return {}
    found = {}
    for _line, row in table.rows[1:]:
        number = re.search(r"(\d+)\s*$", row[0]) if len(row) > column else None
        if number:
            found[f"moodle {number[1]}"] = row[column].strip()
    return found


def of_entries(
    entries: Sequence[Entry],
    modules: Collection[str],
    file_dates: bool,
    worksheet: Mapping[str, str],
) -> tuple[dict[Place, Received], dict[Place, Message]]:
    """Find when each work was handed in, by its files, their names and Moodle's worksheet.

    A work that nbgrader collected has its date in a file beside it.

    Args:
        entries: The works.
        modules: The slugs of those that have a date.
        file_dates: Whether the dates of files count wherever these lie; else only in the archive of
            an LMS that keeps them.
        worksheet: What Moodle's worksheet says, by account.

    Returns:
        The dates that are known, and why one that should be there is not.
    """
    archive_tells = _archive_tells(entries)
    found: dict[Place, Received] = {}
    unread: dict[Place, Message] = {}
    for entry in entries:
        for slug in modules:
            date = _of_entry(entry, slug, archive_tells, file_dates, worksheet)
            if isinstance(date, Received):
                found[entry.name, slug] = date
            elif date:
                unread[entry.name, slug] = date
    return found, unread


def _of_entry(
    entry: Entry,
    slug: str,
    archive_tells: bool,
    file_dates: bool,
    worksheet: Mapping[str, str],
) -> Received | Message | None:
    """Find when one work was handed in, or why that is not known though it should be."""
    newest = _newest(entry, slug)
    # tells more than the account: of a group, whose work it is
    owner = owner_in_system(newest.path) if newest else None
    is_moodle = owner is not None and owner.account.startswith("moodle ")
    account = owner.account if owner and is_moodle else entry.account
    if stated := moment(worksheet.get(account, "")):
        return Received(stated, "Moodle")
    if not newest:
        return None
    if owner and owner.is_late:
        return Received(_date_of(newest) if archive_tells or file_dates else None, "Canvas")
    if account.startswith("canvas "):
        return None
    if not is_moodle and (collected := _collected(entry, newest, slug)):
        return collected
    is_told = file_dates or (is_moodle and archive_tells)
    if is_told and (at := _date_of(newest)):
        return Received(at, "Moodle" if is_moodle else "file")
    return _not_read("Moodle", worksheet[account]) if account in worksheet else None


def _collected(entry: Entry, work: File, slug: str) -> Received | Message | None:
    """The date in the file that `nbgrader submit` writes beside a work, or why it is none; None
    where there is none."""
    if work.path.parent.name != slug:
        return None
    beside = next((one for one in entry.files if one.path == work.path.with_name(TIMESTAMP)), None)
    return _date_in(beside) if beside else None


def of_nbgrader(folder: Path) -> Received | Message | None:
    """Return when nbgrader collected the work in that folder, or why its date is not known; None
    where it has none."""
    path = folder / TIMESTAMP
    return _date_in(file_on_disk(path)) if os.path.lexists(path) else None


def _not_read(place: str, text: str) -> Message:
    return (
        _(
            "{place} says “{text}”, which is no date that can be read",
            place=place,
            text=clean(text, 40),
        )
        if text
        else _("{place} has none", place=place)
    )


def _date_in(file: File) -> Received | Message:
    """The date in a file, or why it is none."""
    try:
        text = file.head(_LONGEST_DATE).decode("utf-8", "replace").strip()
    except Refused as refused:
        return refused.reason.format(file=TIMESTAMP)
    found = _OF_NBGRADER.fullmatch(text)
    if not found:
        at = moment(text)
        return Received(at, "nbgrader") if at else _not_read(TIMESTAMP, text)
    zone = found[2] or "UTC"
    with suppress(ValueError, OSError, KeyError, OverflowError):  # no such zone, or year
        moments = _moments(datetime.fromisoformat(found[1]), zone)
        if len(moments) > 1:
            return _(
                "{place} says {zone}, a name of several time zones", place=TIMESTAMP, zone=zone
            )
        return Received(moments.pop().astimezone(), "nbgrader")
    return _not_read(TIMESTAMP, text)


def _moments(at: datetime, zone: str) -> set[datetime]:
    """Return the moments that a time may mean in a zone, whose abbreviation may mean several.

    nbgrader writes a zone by the abbreviation of that moment (%Z): CET in winter, CEST in summer.
    That of this machine goes before all others.
    """
    if zone == "UTC":
        return {at.replace(tzinfo=UTC)}
    if zone[0] in "+-":
        return {datetime.fromisoformat(f"{at}{zone}")}
    if "/" in zone:
        return {at.replace(tzinfo=ZoneInfo(zone))}
    if at.astimezone().tzname() == zone:
        return {at.astimezone()}
    everywhere = (at.replace(tzinfo=place) for place in _zones())
    return {there.astimezone(UTC) for there in everywhere if there.tzname() == zone}


@cache
def _zones() -> list[ZoneInfo]:
    return [*map(ZoneInfo, available_timezones())]


def _newest(entry: Entry, slug: str) -> File | None:
    named = [file for file in entry.files if slug in file.path.stem]
    return max(named or entry.files, key=lambda file: file.time, default=None)


def _archive_tells(entries: Iterable[Entry]) -> bool:
    """Whether the files of an archive have dates of their own, and not all the one at which it was
    packed."""
    files = (file for entry in entries for file in entry.files if file.is_archived)
    dates = [at for file in files if (at := _date_of(file))]
    return bool(dates) and max(dates) - min(dates) > _ONE_MOMENT


def _date_of(file: File) -> datetime | None:
    try:
        if file.is_archived:
            return datetime(*map(int, file.time[:6])).astimezone()  # type: ignore[arg-type]
        return datetime.fromtimestamp(file.time[0]).astimezone()
    except (ValueError, OverflowError, OSError):
        return None
