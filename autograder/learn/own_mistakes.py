"""The known mistakes that a learner once made: `check` notes them, `hunt --mine` hunts them."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from autograder.course.module import Course
from autograder.examples.record import record_of
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, plural
from autograder.learn.state import Progress

NO_OWN_MISTAKE = _(
    "There is no mistake of yours to hunt here. `check` notes those that it knows by name; then "
    "hunt them in the same folder."
)
REMINDER = _("More than a week ago, you made a mistake that an example can catch. Catch it now:")

_OLD = timedelta(7)  # after which `check` reminds the learner of a mistake


@dataclass(frozen=True, order=True)
class OwnMistake:
    """A known mistake of a task, and the day on which `check` last named it; the oldest comes
    first."""

    day: date
    slug: str
    task: str
    name: str

    @property
    def key(self) -> str:
        """The name under which a progress file has it."""
        return f"{self.slug} {self.task} {self.name}"


def remember_mistake(progress: Progress, mistake: OwnMistake) -> None:
    """Note that `check` has named a mistake."""
    noted = {"day": mistake.day.isoformat()}
    if progress.own_mistakes().get(mistake.key) != noted:
        progress.note_own_mistake(mistake.key, noted)


def forget_mistake(mistake: OwnMistake, kept: Iterable[Progress]) -> None:
    """Strike a mistake off wherever it is noted: the learner has caught the program that makes
    it."""
    for progress in kept:
        if progress.own_mistakes().get(mistake.key) is not None:
            progress.note_own_mistake(mistake.key, None)


def mistakes_to_hunt(course: Course, kept: Iterable[Progress]) -> list[OwnMistake]:
    """Return the mistakes that an example can catch, the oldest first.

    Args:
        course: The course whose records say what an example can catch.
        kept: What is remembered of the learner, in one folder or in several.
    """
    return _catchable(course, _noted(kept))


def has_old_mistake(course: Course, progress: Progress, today: date) -> bool:
    """Return whether an example can catch a mistake that was made more than a week ago."""
    return bool(_catchable(course, [one for one in _noted([progress]) if today - one.day > _OLD]))


def _catchable(course: Course, mistakes: Sequence[OwnMistake]) -> list[OwnMistake]:
    catchable = set[tuple[str, str, str]]()
    for slug in {mistake.slug for mistake in mistakes}:
        with suppress(KeyError, InputError):  # no such module in this course, or no record of it
            for task, record in record_of(course.modules[slug]).tasks.items():
                catchable |= {(slug, task, wrong.name) for wrong in record.catchable}
    return [one for one in mistakes if (one.slug, one.task, one.name) in catchable]


def _noted(kept: Iterable[Progress]) -> list[OwnMistake]:
    """Return what is noted, the oldest first: each mistake once, with its last day."""
    found: dict[str, OwnMistake] = {}
    for progress in kept:
        for key, noted in progress.own_mistakes().items():
            mistake = _read(key, noted)
            if mistake and (key not in found or found[key] < mistake):
                found[key] = mistake
    return sorted(found.values())


def _read(key: str, noted: Any) -> OwnMistake | None:
    """Return a mistake from what a progress file says of it; None where that is something else."""
    try:
        slug, task, name = key.split(" ")
        return OwnMistake(date.fromisoformat(noted["day"]), slug, task, name)
    except (ValueError, TypeError, KeyError):
        return None


def introduce_hunt(count: int, name: str, slug: str, form: str) -> Message:
    """Return what a learner reads before hunting their own mistakes in one function.

    Args:
        count: How many wrong programs there are to catch.
        name: The function.
        slug: The module that the function belongs to.
        form: An example, as the learner types it.
    """
    return plural(
        "A wrong program of `{name}` ({slug}) makes a mistake that you once made. Write an example "
        "that catches it, as in `{form}`.",
        "{count} wrong programs of `{name}` ({slug}) make mistakes that you once made. Write "
        "examples that catch them, one a line, as in `{form}`.",
        count=count,
        name=name,
        slug=slug,
        form=form,
    )
