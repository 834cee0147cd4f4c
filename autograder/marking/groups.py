"""Groups: one piece of work, several people, each with a row, a page and an account of their own."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from autograder.intake import Entry
from autograder.intake.roster import Person
from autograder.marking.names import Learners


def shared(groups: Mapping[str, Sequence[str]], entries: Sequence[Entry], people: Mapping[str, Person]) -> list[Entry]:
    """The entries, where each member of a group has the group's work; what bears the group's name is nobody else's.

    The group's work is what bears its name, else the newest that a member has handed in. `people`: of a roster.
    """
    if not groups:
        return [*entries]
    learners = Learners([entry.name for entry in entries], people)
    by_name = {entry.name: entry for entry in entries}
    for group, members in groups.items():
        names = [learners.named(member) or member for member in members]
        own = learners.named(group)
        of_group = [by_name[name] for name in ([own] if own else names) if name in by_name]
        work = max(of_group, key=lambda entry: max((file.time for file in entry.files), default=()), default=None)
        if work is None:
            continue
        if own not in names:
            by_name.pop(own or "", None)
        for name in names:
            account = by_name[name].account if name in by_name else people[name].account if name in people else ""
            by_name[name] = replace(work, name=name, account=account)
    return sorted(by_name.values(), key=lambda entry: entry.name)
