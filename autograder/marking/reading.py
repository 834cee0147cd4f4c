"""class.toml read: what is wrong with it is said with its place, what is allowed there, and what
comes nearest."""

import tomllib
from collections.abc import Collection, Mapping
from datetime import date, datetime, time, timedelta
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from autograder.course.module import Course, Module
from autograder.i18n.catalogue import languages
from autograder.i18n.display import some
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, pgettext
from autograder.intake.roster import unknown
from autograder.marking.lateness import Due
from autograder.marking.settings import (
    ABSENT,
    BONUSES,
    ROUNDINGS,
    OfModule,
    Settings,
    points_of,
)
from autograder.reports.overview import LEFT_OUT

SETTINGS = "class.toml"
_ALIKE = 1e-9  # points: no difference
_MOST = 100_000.0  # points, or the top of a scale

_AboveZero = Annotated[float, msgspec.Meta(gt=0, le=_MOST)]
_FromZero = Annotated[float, msgspec.Meta(ge=0, le=_MOST)]
_Percent = Annotated[float, msgspec.Meta(ge=0, le=100)]
_Names = list[str]


class _Late(msgspec.Struct, frozen=True):
    """The table [late]."""

    grace_hours: _FromZero | None = None
    percent_per_day: _Percent | None = None
    floor_percent: _Percent | None = None


class _OfModule(_Late, frozen=True):
    """A table [module.m02_pegs]."""

    tasks: _Names | None = None
    points: dict[str, _FromZero] = {}
    weight: _FromZero = 1.0
    due: Any = None  # a date, with or without a time
    extensions: dict[str, Any] = {}


class _OfClass(msgspec.Struct, frozen=True):
    """The whole file."""

    name: str = ""
    language: str = ""
    out_of: _AboveZero | None = None
    step: _AboveZero | None = None
    round: Literal["nearest", "up", "down"] = "nearest"
    bonus: Literal["", "apart", "added", "capped"] = ""
    absent: Literal["zero", "left out"] = LEFT_OUT
    modules: _Names | None = None
    file_dates: bool = False
    seconds: _AboveZero | None = None
    late: dict[str, Any] = {}
    extensions: dict[str, Any] = {}
    module: dict[str, dict[str, Any]] = {}
    groups: dict[str, Annotated[_Names, msgspec.Meta(min_length=1)]] = {}
    groups_of_roster: Annotated[str, msgspec.Meta(pattern=r"\S")] = ""


_FROM_ZERO = _("a number was expected, {least} or more", least=0)
_ABOVE_ZERO = _("a number above {least} was expected", least=0)
_PERCENT = _("a number from 0 to 100 was expected")
_NOTHING_DUE = _("there is no date that could be extended: set due in the table of the module")
NAMES = _('a list of names was expected, as ["a", "b"]')


def _one_of(allowed: Collection[str]) -> Message:
    listed = ", ".join(f'"{one}"' for one in allowed)
    return _("one of these was expected: {allowed}", allowed=listed)


# what is expected of each key
_EXPECTED: Mapping[str, Message] = {
    "name": _("a text in quotes was expected"),
    "language": _one_of(languages()),
    "out_of": _ABOVE_ZERO,
    "step": _ABOVE_ZERO,
    "round": _one_of(ROUNDINGS),
    "bonus": _one_of(BONUSES),
    "absent": _one_of(ABSENT),
    "modules": NAMES,
    "seconds": _ABOVE_ZERO,
    "file_dates": _("true or false was expected"),
    "late": _("a table [{key}] was expected", key="late"),
    "module": _("a table [{key}] was expected", key="module"),
    "groups": NAMES,
    "groups_of_roster": _('the head of a column of the roster was expected, as "Team"'),
    "grace_hours": _FROM_ZERO,
    "percent_per_day": _PERCENT,
    "floor_percent": _PERCENT,
    "tasks": NAMES,
    "points": _FROM_ZERO,
    "weight": _FROM_ZERO,
    "extensions": _("a table [{key}] was expected", key="extensions"),
    "due": _("a date without quotes was expected, as 2026-03-14 or 2026-03-14T18:00:00"),
}
Table = TypeVar("Table", bound=msgspec.Struct)


def read_settings(path: Path, course: Course) -> Settings:
    """Read the settings in a file of that form.

    Raises:
        InputError: What is wrong, where, and what may stand there.
    """
    try:
        data = tomllib.loads(path.read_bytes().decode("utf-8-sig"))
    except OSError as error:
        raise InputError(
            _("{file} cannot be read: {reason}", file=path, reason=error.strerror or error)
        ) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InputError(
            _(
                "{file} is not written as TOML is ({reason}); `mastermind classroom --settings` "
                "writes an example",
                file=path,
                reason=error,
            )
        ) from None
    found = _table(path, "", data, _OfClass)
    if found.language and found.language not in languages():
        raise _wrong(path, "language", _EXPECTED["language"])
    late = _table(path, "late", found.late, _Late)
    extensions = _extensions(path, "extensions", found.extensions)
    module = pgettext("of an override", "module")
    _require_known(path, "modules", found.modules or (), course.modules, module)
    _require_known(path, "module", found.module, course.modules, module)
    modules = {
        slug: _of_module(path, f"module.{slug}", table, late, extensions, course.module(slug))
        for slug, table in found.module.items()
    }
    if extensions and not any(of.due for of in modules.values()):
        raise _wrong(path, "extensions", _NOTHING_DUE)
    return Settings(
        path=path,
        name=found.name,
        language=found.language,
        out_of=found.out_of,
        step=found.step,
        rounding=found.round,
        bonus=found.bonus,
        counting=None if found.modules is None else tuple(found.modules),
        absent=found.absent,
        modules=modules,
        groups=_groups(path, found.groups),
        groups_of_roster=found.groups_of_roster,
        file_dates=found.file_dates,
        seconds=found.seconds,
    )


def _table(path: Path, where: str, data: Mapping[str, Any], kind: type[Table]) -> Table:
    """Return a table of the file, each of whose keys is known and has a value of its kind."""
    fields = {field.name: field.type for field in msgspec.structs.fields(kind)}
    _require_known(path, where, data, fields, _("key"))
    found = {}
    for key, value in data.items():
        try:
            found[key] = msgspec.convert(value, fields[key])
        except msgspec.ValidationError:
            raise _wrong(path, f"{where}.{key}".lstrip("."), _EXPECTED[key]) from None
    return kind(**found)


def _require_known(
    path: Path, where: str, names: Collection[str], known: Collection[str], what: Message
) -> None:
    for name in names:
        if name not in known:
            raise _wrong(path, where, unknown(name, known, what))


def _wrong(path: Path, where: str, reason: Message) -> InputError:
    """Return what to tell about a place in the file."""
    if not where:
        return InputError(_("{file}: {reason}", file=path, reason=reason))
    return InputError(_("{file}, {key}: {reason}", file=path, key=where, reason=reason))


def _of_module(
    path: Path,
    where: str,
    data: Mapping[str, Any],
    late: _Late,
    extensions: Mapping[str, datetime],
    module: Module,
) -> OfModule:
    table = _table(path, where, data, _OfModule)
    tasks = {
        task.name: {one.name: one.points for one in module.checks if one.task == task.name}
        for task in module.tasks
    }
    checks = [name for task in tasks.values() for name in task]
    _require_known(path, f"{where}.tasks", table.tasks or (), tasks, _("task"))
    _require_known(path, f"{where}.points", table.points, [*tasks, *checks], _("task or check"))
    worth = None
    if table.points or table.tasks is not None:
        bonus = {task.name for task in module.tasks if task.bonus}
        for task, of_task in tasks.items():
            _require_shares(path, f"{where}.points.{task}", task, of_task, table.points)
        counted = [name for name in tasks if table.tasks is None or name in table.tasks]
        shares = [
            sum(points_of(tasks[name], name, table.points).values())
            for name in counted
            if name not in bonus
        ]
        worth = round(float(sum(shares)), 9)
    counting = None if table.tasks is None else tuple(table.tasks)
    due = _due(path, where, table, late)
    own = _extensions(path, f"{where}.extensions", table.extensions)
    if own and not due:
        raise _wrong(path, f"{where}.extensions", _NOTHING_DUE)
    extended = {**extensions, **own} if due else {}
    return OfModule(counting, table.points, worth, due, table.weight, extended)


def _require_shares(
    path: Path, where: str, task: str, checks: Mapping[str, float], points: Mapping[str, float]
) -> None:
    """Raise InputError where the points of a task cannot be shared out among its checks."""
    own = [name for name in checks if name in points]
    if not points.get(task) or not own:
        return
    left = points[task] - sum(points[name] for name in own)
    if left < -_ALIKE or (len(own) == len(checks) and left > _ALIKE):
        reason = _(
            "the points of this task and those of its checks ({checks}) do not go together; leave "
            "one of them out",
            checks=some(own),
        )
        raise _wrong(path, where, reason)


def _moment(path: Path, where: str, at: object) -> datetime:
    """Return a date of the file: one without a time means the end of that day, and a time is that
    of this machine unless it says which."""
    if isinstance(at, date) and not isinstance(at, datetime):
        at = datetime.combine(at, time(23, 59, 59))
    if not isinstance(at, datetime):
        raise _wrong(path, where, _EXPECTED["due"])
    return at.astimezone()


def _extensions(path: Path, where: str, table: Mapping[str, object]) -> dict[str, datetime]:
    return {name: _moment(path, f"{where}.{name}", at) for name, at in table.items()}


def _due(path: Path, where: str, table: _OfModule, late: _Late) -> Due | None:
    if table.due is None:
        return None
    at = _moment(path, f"{where}.due", table.due)
    grace, per_day, floor = (
        next((one for one in (of_module, of_class) if one is not None), 0.0)
        for of_module, of_class in (
            (table.grace_hours, late.grace_hours),
            (table.percent_per_day, late.percent_per_day),
            (table.floor_percent, late.floor_percent),
        )
    )
    return Due(at, timedelta(hours=grace), per_day, floor)


def _groups(path: Path, found: Mapping[str, list[str]]) -> dict[str, tuple[str, ...]]:
    groups = {
        name: tuple(dict.fromkeys(one.strip() for one in members))
        for name, members in found.items()
    }
    taken: dict[str, str] = {}
    for name, members in groups.items():
        for one in members:
            if taken.setdefault(one, name) != name:
                reason = _("{name} is in this group and in {other}", name=one, other=taken[one])
                raise _wrong(path, f"groups.{name}", reason)
    return groups
