"""All exports of a run. One that goes wrong over a record costs that record its mark, and the others nothing."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from autograder.i18n import for_learners
from autograder.i18n.display import clean
from autograder.intake import InputError
from autograder.reports.model import Record

Export = Callable[[Iterable[Record], Path], object]  # of records, into a folder
Records = Callable[[], Iterator[Record]]
_Place = tuple[str, str]  # whose record, of which module


def write_all(
    exports: Mapping[str, Export], records: Records, replace: Callable[[Record], None], folder: Path
) -> dict[str, str]:
    """Make the exports. A record over which one goes wrong is replaced by one without a mark, for all of them.

    What else went wrong comes back: the export, and what. Raises OSError, InputError.
    """
    lost: dict[str, str] = {}
    left_out: dict[str, set[_Place]] = {name: set() for name in exports}
    waiting = list(exports)
    while waiting:
        name = waiting.pop(0)
        try:
            exports[name](_but(records(), left_out[name]), folder)
        except (OSError, InputError):
            raise
        except Exception as error:
            lost[name] = f"{name}: {_said(error)}"
            guilty = _guilty(exports[name], _but(records(), left_out[name]))
            for record, reason in guilty:
                if record.get("fault"):  # even that it has no mark cannot be told here
                    left_out[name].add(_place(record))
                else:
                    replace(without_mark(record, f"{name}: {reason}"))
            if guilty:
                del lost[name]
                waiting = [one for one in exports if one not in lost]
    return lost | {
        name: f"{name}: {', '.join(learner for learner, _ in sorted(left_out[name]))}"
        for name in exports
        if left_out[name]
    }


def without_mark(record: Record, fault: str) -> dict[str, Any]:
    """The record of a submission that cannot be told what was found, for a fault of ours."""
    problem = for_learners.INTERNAL.format(detail=fault).to_json()
    return {**record, "score": None, "tasks": [], "notes": [], "problem": problem, "fault": fault}


def _but(records: Iterable[Record], left_out: Collection[_Place]) -> Iterator[Record]:
    return (record for record in records if _place(record) not in left_out)


def _guilty(export: Export, records: Iterable[Record]) -> list[tuple[Record, str]]:
    """The records that an export cannot take, each alone, and what it says then."""
    found = []
    for record in records:
        with TemporaryDirectory() as folder:
            try:
                export([record], Path(folder))
            except Exception as error:
                found.append((record, _said(error)))
    return found


def _place(record: Record) -> _Place:
    return record["submission"], record["module"]


def _said(error: Exception) -> str:
    return clean(f"{type(error).__name__}: {error}".removesuffix(": "), 200)
