"""class.toml read: what is wrong with it is said with its place, what is allowed there, and what
comes nearest."""

import tomllib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from datetime import time as time_of_day
from pathlib import Path
from typing import Any

from autograder.course.module import Course, Module
from autograder.i18n.catalogue import languages
from autograder.i18n.display import some
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, pgettext
from autograder.marking.lateness import Due
from autograder.marking.names import unknown
from autograder.marking.settings import (
    ABSENT,
    BONUSES,
    ROUNDINGS,
    OfModule,
    Settings,
    points_of,
)
from autograder.reports.overview import LEFT_OUT

NAMES = _('a list of names was expected, as ["a", "b"]')


SETTINGS = "class.toml"
_KEYS = (
    *(
        "language",
        "out_of",
        "step",
        "round",
        "bonus",
        "absent",
        "modules",
        "file_dates",
        "late",
        "module",
    ),
    *("groups", "groups_of_roster"),
)
_OF_LATE = ("grace_hours", "percent_per_day", "floor_percent")
_OF_MODULE = ("tasks", "points", "weight", "due", *_OF_LATE)
_ALIKE = 1e-9  # points: no difference
_MOST = 100_000.0  # points, or the top of a scale


def read_settings(path: Path, course: Course) -> Settings:
    """The settings in a file of that form. Raises InputError: what is wrong, where, and what may
    stand there."""
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
    top = _Table(path, "", data, _KEYS)
    late = top.table("late", _OF_LATE)
    counting = top.names("modules", course.modules)
    each = top.table("module", course.modules, pgettext("of an override", "module"))
    modules = {
        slug: _module(each.table(slug, _OF_MODULE), late, course.module(slug)) for slug in each.data
    }
    return Settings(
        path=path,
        language=top.one_of("language", languages()),
        out_of=top.number("out_of", above=0.0),
        step=top.number("step", above=0.0),
        rounding=top.one_of("round", ROUNDINGS) or "nearest",
        bonus=top.one_of("bonus", BONUSES),
        counting=counting,
        absent=top.one_of("absent", ABSENT) or LEFT_OUT,
        modules=modules,
        groups=_groups(top),
        groups_of_roster=top.column("groups_of_roster"),
        file_dates=top.flag("file_dates"),
    )


def _module(table: "_Table", late: "_Table", module: Module) -> OfModule:
    tasks = {
        task.name: {one.name: one.points for one in module.checks if one.task == task.name}
        for task in module.tasks
    }
    counting = table.names("tasks", tasks)
    checks = [name for task in tasks.values() for name in task]
    given = table.table("points", [*tasks, *checks], _("task or check"))
    points = {name: given.number(name, least=0.0) or 0.0 for name in given.data}
    worth = None
    if points or counting is not None:
        bonus = {task.name for task in module.tasks if task.bonus}
        counted = {name: one for name, one in tasks.items() if counting is None or name in counting}
        worth_of = {name: _shared_out(given, name, one, points) for name, one in counted.items()}
        worth = round(
            float(sum(sum(one.values()) for name, one in worth_of.items() if name not in bonus)), 9
        )
    weight = table.number("weight", least=0.0)
    return OfModule(counting, points, worth, _due(table, late), 1.0 if weight is None else weight)


def _shared_out(
    table: "_Table", task: str, checks: Mapping[str, float], points: Mapping[str, float]
) -> dict[str, float]:
    """The points of each check. Raises InputError where those of the task cannot be shared out
    among them."""
    own = [name for name in checks if name in points]
    if points.get(task) and own:
        left = points[task] - sum(points[name] for name in own)
        if left < -_ALIKE or (len(own) == len(checks) and left > _ALIKE):
            raise table.wrong(
                task,
                _(
                    "the points of this task and those of its checks ({checks}) do not go "
                    "together; leave one of them out",
                    checks=some(own),
                ),
            )
    return points_of(checks, task, points)


def _due(table: "_Table", late: "_Table") -> Due | None:
    costs = [table.number(key, least=0.0) for key in _OF_LATE]
    grace, per_day, floor = (
        (late.number(key, least=0.0) if own is None else own) or 0.0
        for key, own in zip(_OF_LATE, costs, strict=True)
    )
    for key, percents in (("percent_per_day", per_day), ("floor_percent", floor)):
        if percents > 100:
            raise table.wrong(key, _("{most} at most", most=100))
    at = table.moment("due")
    return Due(at, timedelta(hours=grace), per_day, floor) if at else None


def _groups(top: "_Table") -> dict[str, tuple[str, ...]]:
    groups = {}
    table = top.table("groups", None)
    for name, members in table.data.items():
        if (
            not isinstance(members, list)
            or not members
            or not all(isinstance(one, str) for one in members)
        ):
            raise table.wrong(name, NAMES)
        groups[name] = tuple(dict.fromkeys(one.strip() for one in members))
    taken: dict[str, str] = {}
    for name, members in groups.items():
        for one in members:
            if taken.setdefault(one, name) != name:
                raise table.wrong(
                    name, _("{name} is in this group and in {other}", name=one, other=taken[one])
                )
    return groups


@dataclass(frozen=True)
class _Table:
    """A table of the file: its keys are known, its values of the right kind, or the reader is
    told."""

    path: Path
    name: str
    data: Mapping[str, Any]
    keys: Collection[str] | None
    what: Message = _("key")

    def __post_init__(self) -> None:
        for key in self.data:
            if self.keys is not None and key not in self.keys:
                raise self._unknown(key, self.keys, self.what)

    def _unknown(self, name: str, known: Iterable[str], what: Message) -> InputError:
        return self.wrong(None, unknown(name, known, what))

    def wrong(self, key: str | None, reason: Message) -> InputError:
        """What to tell about a key of this table, or about the table."""
        where = ".".join(filter(None, (self.name, key)))
        sentence = (
            _("{file}, {key}: {reason}", file=self.path, key=where, reason=reason)
            if where
            else None
        )
        return InputError(sentence or _("{file}: {reason}", file=self.path, reason=reason))

    def table(self, key: str, keys: Collection[str] | None, what: Message = _("key")) -> "_Table":
        """A table in this one; an empty one where there is none."""
        data = self.data.get(key, {})
        if not isinstance(data, dict):
            raise self.wrong(
                key, _("a table [{key}] was expected", key=".".join(filter(None, (self.name, key))))
            )
        return _Table(self.path, ".".join(filter(None, (self.name, key))), data, keys, what)

    def number(
        self, key: str, least: float | None = None, above: float | None = None
    ) -> float | None:
        value = self.data.get(key)
        if value is None:
            return None
        bound = least if above is None else above
        sentence = (
            _("a number was expected, {least} or more")
            if above is None
            else _("a number above {least} was expected")
        ).format(least=bound)
        if isinstance(value, bool) or not isinstance(value, int | float) or not value <= _MOST:
            raise self.wrong(key, sentence)
        if (above is not None and value <= above) or (least is not None and value < least):
            raise self.wrong(key, sentence)
        return float(value)

    def flag(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise self.wrong(key, _("true or false was expected"))
        return value

    def column(self, key: str) -> str:
        value = self.data.get(key, "")
        if not isinstance(value, str) or (key in self.data and not value.strip()):
            raise self.wrong(key, _('the head of a column of the roster was expected, as "Team"'))
        return value

    def one_of(self, key: str, allowed: Iterable[str]) -> str:
        value = self.data.get(key, "")
        if key in self.data and value not in [*allowed]:
            raise self.wrong(
                key,
                _(
                    "one of these was expected: {allowed}",
                    allowed=", ".join(f'"{one}"' for one in allowed),
                ),
            )
        return str(value)

    def names(self, key: str, known: Iterable[str]) -> tuple[str, ...] | None:
        """A list of names that are known; None when there is none."""
        value = self.data.get(key)
        if value is None:
            return None
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise self.wrong(key, NAMES)
        for one in value:
            if one not in known:
                raise self.wrong(
                    key,
                    unknown(
                        one,
                        known,
                        pgettext("of an override", "module") if key == "modules" else _("task"),
                    ),
                )
        return tuple(value)

    def moment(self, key: str) -> datetime | None:
        """A date, at the end of the day, or a date and a time; in the time of this machine unless
        it says which."""
        value = self.data.get(key)
        if value is None:
            return None
        if isinstance(value, datetime):
            return value.astimezone()
        if isinstance(value, date):
            return datetime.combine(value, time_of_day(23, 59, 59)).astimezone()
        raise self.wrong(
            key, _("a date without quotes was expected, as 2026-03-14 or 2026-03-14T18:00:00")
        )
