"""Groups: one piece of work, several people, each with a row, a page and an account of their own."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from autograder.i18n import marking as said
from autograder.i18n.errors import InputError
from autograder.intake import Entry
from autograder.intake.roster import Person
from autograder.marking.names import Learners
from autograder.marking.settings import Settings

Groups = Mapping[str, Sequence[str]]  # who works together, by the name of the group


def groups_of(settings: Settings, people: Sequence[Person]) -> dict[str, tuple[str, ...]]:
    """The groups of the settings; if these say so, the roster's too, for all whom the settings put in none.

    Raises InputError when there is no roster, or when it names no group.
    """
    if not settings.groups_of_roster:
        return {**settings.groups}
    if not any(one.group for one in people):
        raise InputError(said.NO_GROUPS.format(file=settings.path))
    learners = Learners([], {one.name: one for one in people})
    taken = {learners.named(member) for members in settings.groups.values() for member in members}
    groups = {**settings.groups}
    for one in people:
        if one.group and one.name not in taken:
            groups[one.group] = (*groups.get(one.group, ()), one.name)
    return groups


def shared(groups: Groups, entries: Sequence[Entry], people: Mapping[str, Person]) -> list[Entry]:
    """The entries, where each member of a group has the group's work; what bears the group's name is nobody else's.

    The group's work is what bears its name, else all that its members have handed in, of which the newest is judged.
    `people`: of a roster.
    """
    if not groups:
        return [*entries]
    learners = Learners([entry.name for entry in entries], people)
    by_name = {entry.name: entry for entry in entries}
    for group, members in groups.items():
        names = [learners.named(member) or member for member in members]
        own = learners.named(group)
        works = [by_name[name] for name in ([own] if own else names) if name in by_name]
        if not works:
            continue
        if own not in names:
            by_name.pop(own or "", None)
        files = tuple(file for one in works for file in one.files)
        work = replace(works[0], files=files, problem=None if files else works[0].problem)
        for name in names:
            account = by_name[name].account if name in by_name else people[name].account if name in people else ""
            by_name[name] = replace(work, name=name, account=account)
    return sorted(by_name.values(), key=lambda entry: entry.name)
