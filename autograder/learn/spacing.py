"""When a mistake that was made comes back: a week after it was last met, and later each time it goes well."""

from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Any

from autograder.learn.state import Progress

_GAPS = (7, 14, 30, 60, 120, 240)  # days, by how often in a row it went well


@dataclass(frozen=True)
class Met:
    """A mistake that a learner once made.

    Attributes:
        slug: The module, as task and name are the function and the known mistake.
        day: When it was last met: named by `check`, or asked about.
        step: How often in a row it went well.
        asked: How many questions about it are over.
        tries: How many answers to the open question were wrong.
        example: The one with which the learner last caught it.
    """

    slug: str
    task: str
    name: str
    day: date
    step: int = 0
    asked: int = 0
    tries: int = 0
    example: str = ""

    @property
    def key(self) -> str:
        return f"{self.slug} {self.task} {self.name}"

    def due(self, today: date) -> date:
        """When it comes back; a day that lies ahead, as a clock once had it, counts as today."""
        return min(self.day, today) + timedelta(_GAPS[self.step])

    def turn(self, today: date) -> tuple[date, int, str]:
        """Its place among others: by the day on which it comes back; of one day, those asked about least come first."""
        return self.due(today), self.asked, self.key

    def after(self, well: bool, today: date) -> "Met":
        """The same once a question is over; who asked before it was due has not shown more than the last time."""
        step = min(self.step + (self.due(today) <= today), len(_GAPS) - 1) if well else 0
        return replace(self, day=today, step=step, asked=self.asked + 1, tries=0)


def meet(progress: Progress, slug: str, task: str, name: str, today: date) -> None:
    """Note that `check` has named a mistake: it comes back in a week, whatever went well before."""
    first = Met(slug, task, name, today)
    before = _read(first.key, progress.met().get(first.key))
    if before is None or (before.day, before.step) != (today, 0):
        keep(progress, replace(before or first, day=today, step=0, tries=0))


def keep(progress: Progress, met: Met) -> None:
    noted = {"day": met.day.isoformat(), "step": met.step, "asked": met.asked, "tries": met.tries}
    progress.note_met(met.key, noted | ({"example": met.example} if met.example else {}))


def met_so_far(progress: Progress, today: date) -> list[Met]:
    """The mistakes that were met, in their turn; what cannot be read is none."""
    found = [one for key, noted in progress.met().items() if (one := _read(key, noted))]
    return sorted(found, key=lambda one: one.turn(today))


def _read(key: str, noted: Any) -> Met | None:
    """One of them, from what is kept of it; None when that is something else."""
    try:
        slug, task, name = key.split(" ")
        step, asked, tries = (noted[count] for count in ("step", "asked", "tries"))
        counts = all(type(one) is int and one >= 0 for one in (step, asked, tries))
        example = noted.get("example", "")
        if not counts or step >= len(_GAPS) or type(example) is not str:
            return None
        return Met(slug, task, name, date.fromisoformat(noted["day"]), step, asked, tries, example)
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
