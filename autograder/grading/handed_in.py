"""What was handed in, and by whom, as the roster and the settings of the class have it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from autograder.i18n.display import some
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, plural
from autograder.intake import Entry, find
from autograder.intake.learners import NO_ANSWERS, NO_SUBMISSION, OF_THE_TEACHER, entry_of
from autograder.intake.roster import Person, called_as_in, read_roster
from autograder.marking.groups import groups_of, require_same_files, shared
from autograder.marking.settings import Settings


class NothingHandedIn(InputError):
    """There is nothing to judge in the folder, perhaps not yet."""


@dataclass(frozen=True)
class HandedIn:
    """What was found in a folder.

    Attributes:
        entries: The work of each learner, by name; each of a group has the group's.
        people: Who is on the roster, by name.
        groups: Who works together.
        strangers: Who is not on the roster.
        aside: What is no submission that can be judged.
        planted: Files called like those of the teacher.
    """

    entries: Sequence[Entry]
    people: Mapping[str, Person]
    groups: Mapping[str, tuple[str, ...]]
    strangers: Sequence[str]
    aside: Sequence[str]
    planted: Sequence[str]


def find_handed_in(
    where: Path,
    slugs: Sequence[str],
    settings: Settings,
    out: Path,
    roster: Path | None = None,
    single: bool = False,
) -> HandedIn:
    """Find what was handed in.

    Args:
        where: The folder, archive or file.
        slugs: The modules that are looked for.
        settings: Those of the class.
        out: The folder of results, which is no learner's.
        roster: The table of the class.
        single: Whether all that is found is one learner's.

    Raises:
        InputError: Nothing can be found there, or the roster and the groups do not go together.
    """
    entries, others = find(where, slugs, but=out, single=single)
    if not entries:
        raise NothingHandedIn(NO_SUBMISSION.format(folder=where))
    planted = [name for name in others if Path(name).name in OF_THE_TEACHER]
    aside = [name for name in others if name not in planted]
    people = read_roster(roster, settings.groups_of_roster) if roster else ()
    strangers: list[str] = []
    if roster:
        entries, strangers = called_as_in(people, entries)
        entries, aside = _with_answers_among(aside, entries, people, slugs)
    groups = groups_of(settings, people)
    require_same_files(settings, groups, entries, slugs)
    by_name = {one.name: one for one in people}
    entries = shared(groups, entries, by_name)
    names = {entry.name for entry in entries}
    strangers = [name for name in strangers if name in names]
    return HandedIn(entries, by_name, groups, strangers, aside, planted)


def _with_answers_among(
    aside: Sequence[str], entries: list[Entry], people: Sequence[Person], slugs: Sequence[str]
) -> tuple[list[Entry], list[str]]:
    """Take a table that bears somebody's name as what they have handed in."""
    left = []
    for name in aside:
        if Path(name).suffix.lower() in NO_ANSWERS:
            (entry,), unknown = called_as_in(people, [entry_of(name, slugs)])
            if not unknown and all(entry.name != one.name for one in entries):
                entries = sorted([*entries, entry], key=lambda one: one.name)
                continue
        left.append(name)
    return entries, left


def warn_of_strangers(strangers: Sequence[str], warn: Callable[[Message], None]) -> None:
    """Name those who handed something in and are not on the roster, if there are any."""
    if strangers:
        warn(
            plural(
                "{count} submission bears a name that is not on the roster: {names}.",
                "{count} submissions bear a name that is not on the roster: {names}.",
                count=len(strangers),
                names=some(strangers),
            )
        )
