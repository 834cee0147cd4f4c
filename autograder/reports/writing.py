"""All exports of a run. One that goes wrong over a report costs that report its mark, and the others nothing."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from autograder.i18n import for_learners
from autograder.i18n.display import clean
from autograder.intake import InputError
from autograder.reports.model import Report

Export = Callable[[Iterable[Report], Path], object]  # of reports, into a folder
Reports = Callable[[], Iterator[Report]]
_Place = tuple[str, str]  # whose record, of which module


def write_all(
    exports: Mapping[str, Export], reports: Reports, replace_by: Callable[[Report], None], folder: Path
) -> dict[str, str]:
    """Make the exports. A report over which one goes wrong is replaced by one without a mark, for all of them.

    What else went wrong comes back: the export, and what. Raises OSError, InputError.
    """
    lost: dict[str, str] = {}
    left_out: dict[str, set[_Place]] = {name: set() for name in exports}
    waiting = list(exports)
    while waiting:
        name = waiting.pop(0)
        try:
            exports[name](_but(reports(), left_out[name]), folder)
        except (OSError, InputError):
            raise
        except Exception as error:
            lost[name] = f"{name}: {_said(error)}"
            guilty = _guilty(exports[name], _but(reports(), left_out[name]))
            for report, reason in guilty:
                if report.fault:  # even that it has no mark cannot be told here
                    left_out[name].add(report.place)
                else:
                    replace_by(without_mark(report, f"{name}: {reason}"))
            if guilty:
                del lost[name]
                waiting = [one for one in exports if one not in lost]
    return lost | {
        name: f"{name}: {', '.join(learner for learner, _ in sorted(left_out[name]))}"
        for name in exports
        if left_out[name]
    }


def without_mark(report: Report, fault: str) -> Report:
    """The report of a submission that cannot be told what was found, for a fault of ours."""
    return replace(report, tasks=(), notes=(), problem=for_learners.INTERNAL.format(detail=fault), fault=fault)


def _but(reports: Iterable[Report], left_out: Collection[_Place]) -> Iterator[Report]:
    return (report for report in reports if report.place not in left_out)


def _guilty(export: Export, reports: Iterable[Report]) -> list[tuple[Report, str]]:
    """The reports that an export cannot take, each alone, and what it says then."""
    found = []
    for report in reports:
        with TemporaryDirectory() as folder:
            try:
                export([report], Path(folder))
            except Exception as error:
                found.append((report, _said(error)))
    return found


def _said(error: Exception) -> str:
    return clean(f"{type(error).__name__}: {error}".removesuffix(": "), 200)
