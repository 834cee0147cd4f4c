"""A fact: numbers as the course states them, and the program that computes them.

What takes from half a minute to an hour is `slow`, and what it gave is kept in reproduced.json.
"""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

KEPT = Path(__file__).parent / "reproduced.json"


def _nobody_counts() -> None:
    """Do nothing after a run."""


@dataclass(frozen=True)
class Experiment:
    """A program with chance in it, or one for each of many orders, run so many times.

    Attributes:
        count: how often it is run where the course states what it gave.
        draw: one run; it is given 0, 1, 2 …, of which its chance is made.
        summary: what is stated, from what the runs gave.
    """

    count: int
    draw: Callable[[int], Any]
    summary: Callable[[list[Any]], object]

    def __call__(self, count: int = 0, each: Callable[[], None] = _nobody_counts) -> object:
        """Run it `count` times, or as often as stated; `each` is called after each run."""
        found = []
        for number in range(count or self.count):
            found.append(self.draw(number))
            each()
        return self.summary(found)


@dataclass(frozen=True)
class Fact:
    """A number, or several, of one module.

    Attributes:
        slow: it is kept in reproduced.json, and computed anew when that is asked for.
        tolerance: how far a number that was simulated may be from the one stated.
        also: other modules whose lesson or statement says it, too.
    """

    module: str
    what: str
    stated: str
    compute: Callable[[], object] | Experiment
    slow: bool = False
    tolerance: float = 0.0
    also: tuple[str, ...] = ()

    @property
    def experiment(self) -> Experiment | None:
        return self.compute if isinstance(self.compute, Experiment) else None

    def agrees(self, computed: str) -> bool:
        if not self.tolerance:
            return computed == self.stated
        numbers = zip(map(float, computed.split()), map(float, self.stated.split()), strict=True)
        return all(abs(found - stated) <= self.tolerance for found, stated in numbers)


@dataclass(frozen=True)
class Cited:
    """A number that the course takes from elsewhere, and does not compute."""

    module: str
    what: str
    stated: str
    source: str
    also: tuple[str, ...] = ()


@dataclass(frozen=True)
class Reproduced:
    """A fact and what was computed, now or when it was last computed; `seconds` it took."""

    fact: Fact
    computed: str
    now: bool
    seconds: float

    @property
    def agrees(self) -> bool:
        return self.fact.agrees(self.computed)


def kept() -> dict[str, Any]:
    """What the slow facts gave when they were last computed, and the seconds they took."""
    found: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.is_file() else {}
    return found


def reproduce(fact: Fact, anew: bool, each: Callable[[], None] = _nobody_counts) -> Reproduced:
    """Compute a fact, unless it is slow, has been computed before, and need not be computed anew.

    `each` is called after each run of an experiment.
    """
    before = kept()
    if fact.slow and not anew and fact.what in before:
        return Reproduced(fact, before[fact.what]["value"], False, before[fact.what]["seconds"])
    started = time.process_time()
    computed = str(fact.experiment(each=each) if fact.experiment else fact.compute())
    seconds = round(time.process_time() - started, 1)
    if fact.slow:
        # others may have been kept meanwhile
        after = kept() | {fact.what: {"value": computed, "seconds": seconds}}
        KEPT.write_text(
            json.dumps(after, indent=1, ensure_ascii=False, sort_keys=True) + "\n", encoding="utf-8"
        )
    return Reproduced(fact, computed, True, seconds)
