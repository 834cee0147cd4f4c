"""When each work was handed in: from the teacher's table, from Moodle's worksheet, from the archive
of an LMS."""

import os
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta, timezone, tzinfo
from pathlib import Path

from autograder.i18n.display import clean, plain
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, pgettext
from autograder.intake import Entry
from autograder.intake.files import File, Refused, file_on_disk
from autograder.intake.layouts import TIMESTAMP, owner_in_system
from autograder.intake.roster import People, unknown
from autograder.intake.table import WHO, columns_in, passed_over, read_table, table_in, wrong_line
from autograder.marking.overrides import Place
from autograder.reports.model import Received

RECEIVED = "received.csv"
_COLUMNS = {
    "who": WHO,
    "module": {"module"},
    "date": {"date", "received", "handed in", "recu", "rendu", "remis"},
}
_MONTHS = (
    *("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"),
    *(
        "janv",
        "fevr",
        "mars",
        "avri",
        "mai",
        "juin",
        "juil",
        "aout",
        "sept",
        "octo",
        "nove",
        "dece",
    ),
)
_IN_WORDS = re.compile(
    r"(\d{1,2})(?:er|st|nd|rd|th)? +([a-z]+)\.?,? +(\d{4})\D*?(\d{1,2})[:h](\d{2})(?::\d{2})?"
    r" *([ap]m)?"
)
_IN_FIGURES = re.compile(
    r"(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?:[ ,à]+(\d{1,2})[:h](\d{2}))?(?::\d{2})?"
)
_MODIFIED = {
    "last modified (submission)",
    "derniere modification (travail remis)",
    "derniere modification (remise)",
}
_OF_NBGRADER = re.compile(
    r"(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?)(?: ([+-]\d\d(?:\d\d)?|[A-Za-z][\w/+-]*)|)"
)
# nbgrader writes a zone by the abbreviation of that moment (%Z); hours from UTC, for those that
# mean one thing
_HOURS = {
    **{
        "UTC": 0,
        "GMT": 0,
        "WET": 0,
        "WEST": 1,
        "BST": 1,
        "CET": 1,
        "MET": 1,
        "CEST": 2,
        "MEST": 2,
        "EET": 2,
        "EEST": 3,
    },
    **{
        "MSK": 3,
        "IDT": 3,
        "WAT": 1,
        "CAT": 2,
        "SAST": 2,
        "EAT": 3,
        "PKT": 5,
        "WIB": 7,
        "WITA": 8,
        "WIT": 9,
        "HKT": 8,
    },
    **{
        "AWST": 8,
        "JST": 9,
        "KST": 9,
        "ACST": 9.5,
        "ACDT": 10.5,
        "AEST": 10,
        "AEDT": 11,
        "ChST": 10,
        "NZST": 12,
        "NZDT": 13,
    },
    **{
        "SST": -11,
        "HST": -10,
        "HDT": -9,
        "AKST": -9,
        "AKDT": -8,
        "PDT": -7,
        "MST": -7,
        "MDT": -6,
        "EST": -5,
        "EDT": -4,
    },
    **{"AST": -4, "ADT": -3, "NST": -3.5, "NDT": -2.5},
}
# the middle of America or China or Cuba; India, Israel or Ireland; the west of America or the
# Philippines
_AMBIGUOUS = {"CST", "CDT", "IST", "PST"}
_LONGEST_DATE = 100  # signs
_ONE_MOMENT = timedelta(minutes=10)  # in which an archive is packed, or unpacked


def moment(text: str) -> datetime | None:
    """A date and a time as people, spreadsheets and Moodle write them; None for anything else."""
    cell = " ".join(plain(text).replace("\u202f", " ").split())
    try:
        if found := _IN_WORDS.search(cell):
            day, name, year, hour, minute, half = found.groups()
            rank = next(
                (rank for rank, month in reversed([*enumerate(_MONTHS)]) if name.startswith(month)),
                None,
            )
            if rank is None:
                return None
            late = (
                12 if half == "pm" and hour != "12" else -12 if half == "am" and hour == "12" else 0
            )
            return datetime(
                int(year), rank % 12 + 1, int(day), int(hour) + late, int(minute)
            ).astimezone()
        if found := _IN_FIGURES.fullmatch(cell):
            day, month, year, hour, minute = found.groups()
            return datetime(
                int(year), int(month), int(day), int(hour or 23), int(minute or 59)
            ).astimezone()
        if re.fullmatch(r"\d{4}-\d\d-\d\d", cell):
            cell = f"{cell} 23:59"
        return datetime.fromisoformat(cell.upper()).astimezone()
    except (ValueError, OverflowError):
        return None


def read_received(
    path: Path, learners: People, modules: Collection[str]
) -> tuple[dict[Place, Received], list[Message]]:
    """The dates of a teacher's table, of every module where none is named; and what to tell. Raises
    InputError."""
    found: dict[Place, Received] = {}
    strangers = []
    for line, cells in read_table(path, _COLUMNS, ("who", "date")):
        name, module = learners.named(cells["who"]), cells.get("module", "")
        at = moment(cells["date"])
        if at is None:
            raise InputError(
                _(
                    "{file}, line {line}: “{cell}” is no date; 2026-03-14 18:00 was expected",
                    file=path,
                    line=line,
                    cell=clean(cells["date"], 40),
                )
            )
        if module and module not in modules:
            reason = unknown(module, modules, pgettext("of an override", "module"))
            raise wrong_line(path, line, reason)
        if name is None:
            strangers.append(passed_over(path, line, learners.stranger(cells["who"])))
            continue
        found |= {
            (name, slug): Received(at, path.name) for slug in ([module] if module else modules)
        }
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
    moodle = owner is not None and owner.account.startswith("moodle ")
    account = owner.account if owner and moodle else entry.account
    if stated := moment(worksheet.get(account, "")):
        return Received(stated, "Moodle")
    at = _date_of(newest) if newest else None
    if owner and owner.is_late:
        return Received(at if archive_tells or file_dates else None, "Canvas")
    if account.startswith("canvas ") or not newest:
        return None
    collected = None if moodle else _collected(entry, newest, slug)
    if isinstance(collected, datetime):
        return Received(collected, "nbgrader")
    if collected:
        return collected
    if at and (file_dates or (moodle and archive_tells)):
        return Received(at, "Moodle" if moodle else "file")
    return _not_read("Moodle", worksheet[account]) if account in worksheet else None


def _collected(entry: Entry, work: File, slug: str) -> datetime | Message | None:
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
    at = _date_in(file_on_disk(path)) if os.path.lexists(path) else None
    return Received(at, "nbgrader") if isinstance(at, datetime) else at


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


def _date_in(file: File) -> datetime | Message:
    """The date in a file, or why it is none."""
    try:
        text = file.head(_LONGEST_DATE).decode("utf-8", "replace").strip()
    except Refused as refused:
        return refused.reason.format(file=TIMESTAMP)
    found = _OF_NBGRADER.fullmatch(text)
    if not found:
        return moment(text) or _not_read(TIMESTAMP, text)
    # of a zone nobody knows here, or before the first day
    with suppress(ValueError, OSError, KeyError, OverflowError):
        naive, name = datetime.fromisoformat(found[1]), found[2] or "UTC"
        if name in _AMBIGUOUS and naive.astimezone().tzname() != name:
            return _(
                "{place} says {zone}, a name of several time zones", place=TIMESTAMP, zone=name
            )
        return (naive if name in _AMBIGUOUS else naive.replace(tzinfo=_zone(name))).astimezone()
    return _not_read(TIMESTAMP, text)


def _zone(name: str) -> tzinfo:
    if name in _HOURS:
        return timezone(timedelta(hours=_HOURS[name]))
    if name[0] in "+-":
        return timezone(
            (1 if name[0] == "+" else -1)
            * timedelta(hours=int(name[1:3]), minutes=int(name[3:] or 0))
        )
    from zoneinfo import ZoneInfo

    return ZoneInfo(name)


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
