"""class.toml read: what is wrong with it is said with its place, what is allowed there, and what
comes nearest."""

import re
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
from autograder.marking.settings import ABSENT, BONUSES, ROUNDINGS, OfModule, Settings, points_of
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

    grace_hours: _FromZero = 0.0
    percent_per_day: _Percent = 0.0
    floor_percent: _Percent = 0.0


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
_TABLE = _("a table [{key}] was expected")
_NOTHING_DUE = _("there is no date that could be extended: set due in the table of the module")
_NAMES = _('a list of names was expected, as ["a", "b"]')


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
    "modules": _NAMES,
    "seconds": _ABOVE_ZERO,
    "file_dates": _("true or false was expected"),
    "groups": _NAMES,
    "groups_of_roster": _('the head of a column of the roster was expected, as "Team"'),
    "grace_hours": _FROM_ZERO,
    "percent_per_day": _PERCENT,
    "floor_percent": _PERCENT,
    "tasks": _NAMES,
    "points": _FROM_ZERO,
    "weight": _FROM_ZERO,
    "due": _("a date without quotes was expected, as 2026-03-14 or 2026-03-14T18:00:00"),
    **{key: _TABLE.format(key=key) for key in ("late", "module", "extensions")},
}
Table = TypeVar("Table", bound=msgspec.Struct)


class _Wrong(ValueError):
    """Something is wrong in the file: the place, and the reason."""


def read_settings(path: Path, course: Course) -> Settings:
    """Read the settings in a file of that form.

    Raises:
        InputError: What is wrong, where, and what may stand there.
    """
    try:
        return _settings(path, tomllib.loads(path.read_bytes().decode("utf-8-sig")), course)
    except _Wrong as wrong:
        raise InputError(wrong_setting(path, *wrong.args)) from None
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


def wrong_setting(path: Path, key: str, reason: Message) -> Message:
    """Return what to tell about a place in the file. `key`: empty for the file as a whole."""
    if not key:
        return _("{file}: {reason}", file=path, reason=reason)
    return _("{file}, {key}: {reason}", file=path, key=key, reason=reason)


def _settings(path: Path, data: Mapping[str, Any], course: Course) -> Settings:
    found = _table("", data, _OfClass)
    if found.language and found.language not in languages():
        raise _Wrong("language", _EXPECTED["language"])
    _table("late", found.late, _Late)
    extensions = _moments("extensions", found.extensions)
    module = pgettext("of an override", "module")
    _require_known("modules", found.modules or (), course.modules, module)
    _require_known("module", found.module, course.modules, module)
    modules = {
        slug: _of_module(f"module.{slug}", {**found.late, **table}, extensions, course.module(slug))
        for slug, table in found.module.items()
    }
    if extensions and not any(of.due for of in modules.values()):
        raise _Wrong("extensions", _NOTHING_DUE)
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
        groups=_groups(found.groups),
        groups_of_roster=found.groups_of_roster,
        file_dates=found.file_dates,
        seconds=found.seconds,
    )


def _table(where: str, data: Mapping[str, Any], kind: type[Table]) -> Table:
    """Return a table of the file, each of whose keys is known and has a value of its kind."""
    _require_known(where, data, kind.__struct_fields__, _("key"))
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:  # Expected `float`, got `str` - at `$.out_of`
        key = re.findall(r"\$\.(\w+)", str(error))[-1]
        raise _Wrong(f"{where}.{key}".lstrip("."), _EXPECTED[key]) from None


def _require_known(
    where: str, names: Collection[str], known: Collection[str], what: Message
) -> None:
    for name in names:
        if name not in known:
            raise _Wrong(where, unknown(name, known, what))


def _of_module(
    where: str, data: Mapping[str, Any], extensions: Mapping[str, datetime], module: Module
) -> OfModule:
    """Return what is set for a module. `data`: its table, and that of [late]."""
    table = _table(where, data, _OfModule)
    due = None
    if table.due is not None:
        grace = timedelta(hours=table.grace_hours)
        at = _moment(f"{where}.due", table.due)
        due = Due(at, grace, table.percent_per_day, table.floor_percent)
    own = _moments(f"{where}.extensions", table.extensions)
    if own and not due:
        raise _Wrong(f"{where}.extensions", _NOTHING_DUE)
    return OfModule(
        tasks=None if table.tasks is None else tuple(table.tasks),
        points=table.points,
        worth=_worth(where, table, module),
        due=due,
        weight=table.weight,
        extensions={**extensions, **own} if due else {},
    )


def _worth(where: str, table: _OfModule, module: Module) -> float:
    """Return what can be reached without bonus. Raises _Wrong: with tasks or points there are
    not."""
    tasks = {
        task.name: {check.name: check.points for check in module.checks if check.task == task.name}
        for task in module.tasks
    }
    checks = [name for task in tasks.values() for name in task]
    _require_known(f"{where}.tasks", table.tasks or (), tasks, _("task"))
    _require_known(f"{where}.points", table.points, [*tasks, *checks], _("task or check"))
    for task, of_task in tasks.items():
        _require_shares(f"{where}.points.{task}", task, of_task, table.points)
    counted = [*tasks] if table.tasks is None else table.tasks
    shares = [
        sum(points_of(tasks[task.name], task.name, table.points).values())
        for task in module.tasks
        if task.name in counted and not task.bonus
    ]
    return round(float(sum(shares)), 9)


def _require_shares(
    where: str, task: str, checks: Mapping[str, float], points: Mapping[str, float]
) -> None:
    """Refuse the points of a task that cannot be shared out among its checks."""
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
        raise _Wrong(where, reason)


def _moments(where: str, table: Mapping[str, object]) -> dict[str, datetime]:
    return {name: _moment(f"{where}.{name}", at) for name, at in table.items()}


def _moment(where: str, at: object) -> datetime:
    """Return a date of the file: one without a time means the end of that day, and a time is that
    of this machine unless it says which."""
    if isinstance(at, date) and not isinstance(at, datetime):
        at = datetime.combine(at, time(23, 59, 59))
    if not isinstance(at, datetime):
        raise _Wrong(where, _EXPECTED["due"])
    return at.astimezone()


def _groups(found: Mapping[str, list[str]]) -> dict[str, tuple[str, ...]]:
    taken: dict[str, str] = {}
    groups = {}
    for name, members in found.items():
        groups[name] = tuple(dict.fromkeys(member.strip() for member in members))
        for member in groups[name]:
            if taken.setdefault(member, name) != name:
                reason = _(
                    "{name} is in this group and in {other}", name=member, other=taken[member]
                )
                raise _Wrong(f"groups.{name}", reason)
    return groups
