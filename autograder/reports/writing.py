"""All exports of a run, in one pass. One that goes wrong over a report costs it its mark, and the
others nothing."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.reports.model import INTERNAL, Report

SET_ASIDE = _(
    "Somebody had changed these files since they were written; they are kept under another name: "
    "{files}"
)

# ends the name of what was set aside
_ASIDE = re.compile(r" \(\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\)(?: \d+)?$")


def set_aside(path: Path) -> Path:
    """Keep a file that somebody has changed, under a name with the date, and return that. Raises
    OSError."""
    stamp = datetime.now().strftime("%Y-%m-%d %H.%M.%S")
    names = (
        f"{path.stem} ({stamp}){f' {count}' if count else ''}{path.suffix}" for count in range(1000)
    )
    free = next(one for name in names if not (one := path.with_name(name)).exists())
    path.rename(free)
    return free


def ones_set_aside(folder: Path) -> set[Path]:
    """What `set_aside` has kept in a folder of results, and among its pages."""
    found = (*folder.glob("*(*"), *folder.glob("pages/*(*"))
    return {path for path in found if _ASIDE.search(path.stem) and path.is_file()}


class Marking(Protocol):
    """What the settings of a class make of reports."""

    def applied(self, report: Report) -> Report:
        """The report with the mark that is given."""

    def concerning(self, place: tuple[str, str]) -> str:
        """Changes with all that makes the mark of one learner in one module, apart from what was
        judged."""


class AsJudged:
    """No settings: the points are the mark."""

    def applied(self, report: Report) -> Report:
        return report

    def concerning(self, place: tuple[str, str]) -> str:
        return ""


class Export:
    """What is made of all reports, which come one after the other: a file, or several."""

    def part(self, report: Report) -> Any:
        """What a report adds to it. Nothing is written: where this goes wrong, all exports get
        another report."""
        raise NotImplementedError

    def add(self, part: Any) -> None:
        """Take in what the next report adds."""

    def close(self) -> None:
        """Complete it: there are no more reports."""

    def drop(self) -> None:
        """Leave nothing that is not complete."""


class TextFile(Export):
    """A file to which each report adds some text; it takes the place of an older one when it is
    complete."""

    def __init__(
        self, path: Path, part: Callable[[Report], str], head: str, encoding: str = "utf-8"
    ):
        self._path, self._part = path, part
        self._fresh = path.with_name(f"{path.name}.new")
        self._file = self._fresh.open("w", encoding=encoding, errors="backslashreplace", newline="")
        self._file.write(head)

    def part(self, report: Report) -> str:
        return self._part(report)

    def add(self, part: str) -> None:
        self._file.write(part)

    def close(self) -> None:
        self._file.close()
        self._fresh.replace(self._path)

    def drop(self) -> None:
        self._file.close()
        self._fresh.unlink(missing_ok=True)


Exports = Callable[[Path], Mapping[str, Export]]  # those of a folder, by name


def write_all(
    exports: Exports,
    reports: Callable[[], Iterable[Report]],
    replace_by: Callable[[Report], None],
    folder: Path,
) -> dict[str, str]:
    """Make the exports. A report over which one goes wrong is replaced by one without a mark, for
    all of them.

    What else went wrong comes back: the export, and what. Raises OSError, InputError.
    """
    once = _Pass(exports(folder), replace_by)
    try:
        for report in reports():
            once.add(report)
        once.close()
    except BaseException:
        once.drop()
        raise
    spoilt = [one for name in once.lost for one in _spoiling(exports, name, reports())]
    for report, fault in spoilt:
        replace_by(without_mark(report, fault))
    return (
        write_all(exports, reports, replace_by, folder) if spoilt else once.lost | once.incomplete
    )


class _Pass:
    """All exports on their way through the reports."""

    def __init__(self, exports: Mapping[str, Export], replace_by: Callable[[Report], None]):
        self._exports, self._replace_by = dict(exports), replace_by
        self._left_out: dict[str, list[str]] = {}
        self.lost: dict[str, str] = {}

    def add(self, report: Report) -> None:
        parts, wrong = self._parts(report)
        if wrong and not report.fault:
            report = without_mark(report, next(iter(wrong.values())))
            self._replace_by(report)
            parts, wrong = self._parts(report)
        for name in wrong:  # even that it has no mark cannot be told here
            self._left_out.setdefault(name, []).append(report.submission)
        for name, part in parts.items():
            self._try(name, self._exports[name].add, part)

    def _parts(self, report: Report) -> tuple[dict[str, Any], dict[str, str]]:
        """What the report adds to each export, and what went wrong with others."""
        parts, wrong = {}, {}
        for name, export in self._exports.items():
            try:
                parts[name] = export.part(report)
            except (OSError, InputError):
                raise
            except Exception as error:
                wrong[name] = f"{name}: {_said(error)}"
        return parts, wrong

    def close(self) -> None:
        for name in [*self._exports]:
            self._try(name, self._exports[name].close)

    def _try(self, name: str, step: Callable[..., None], *arguments: Any) -> None:
        try:
            step(*arguments)
        except (OSError, InputError):
            raise
        except Exception as error:
            self._exports.pop(name).drop()
            self.lost[name] = f"{name}: {_said(error)}"

    def drop(self) -> None:
        for export in self._exports.values():
            export.drop()

    @property
    def incomplete(self) -> dict[str, str]:
        """The exports that lack somebody."""
        return {name: f"{name}: {', '.join(learners)}" for name, learners in self._left_out.items()}


def without_mark(report: Report, fault: str) -> Report:
    """The report of a submission that cannot be told what was found, for a fault of ours."""
    return replace(
        report.facts,
        tasks=(),
        notes=(),
        problem=INTERNAL.format(detail=fault),
        fault=fault,
    )


def _spoiling(
    exports: Exports, name: str, reports: Iterable[Report]
) -> Iterator[tuple[Report, str]]:
    """The reports, none of them a fault already, of which one alone is enough for that export to go
    wrong; and how."""
    for report in reports:
        with TemporaryDirectory() as folder:
            alone = _Pass(exports(Path(folder)), lambda _: None)
            alone.add(report)
            alone.close()
            if name in alone.lost and not report.fault:
                yield report, alone.lost[name]


def _said(error: Exception) -> str:
    return clean(f"{type(error).__name__}: {error}".removesuffix(": "), 200)
