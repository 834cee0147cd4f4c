"""Groups: one piece of work, several people, each with a row, a page and an account of their
own."""

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from hashlib import sha256

from autograder.i18n.display import some
from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.intake import Entry, Refused
from autograder.intake.limits import within_limits
from autograder.intake.roster import People, Person
from autograder.intake.sources import MAX_NOTEBOOK_MB
from autograder.marking.settings import Settings

_MOST_MEMBERS = 6  # of a group that a roster's column makes; a larger one is a section, or a class
Groups = Mapping[str, Sequence[str]]  # who works together, by the name of the group


def groups_of(settings: Settings, people: Sequence[Person]) -> dict[str, tuple[str, ...]]:
    """Return the groups of the settings, and those of the roster's column that the settings name.

    Raises:
        InputError: When the settings name a column and there is no roster, or when a group of it is
            too large.
    """
    if not settings.groups_of_roster:
        return {**settings.groups}
    if not people:
        raise InputError(
            _(
                "{file} says that a column of the roster names the groups (groups_of_roster), but "
                "there is no roster; give one by --roster, or name the groups in [groups]",
                file=settings.path,
            )
        )
    learners = People([], {one.name: one for one in people})
    taken = {learners.named(member) for members in settings.groups.values() for member in members}
    groups = {**settings.groups}
    for one in people:
        if one.group and one.name not in taken:
            groups[one.group] = (*groups.get(one.group, ()), one.name)
    for group in groups.keys() - settings.groups.keys():
        if (count := len(groups[group])) > _MOST_MEMBERS:
            raise InputError(
                _(
                    "the column “{column}” of the roster puts {count} learners into the group "
                    "{group}, and at most {most} hand in one piece of work; name another column "
                    "in groups_of_roster, or name the groups in [groups]",
                    column=settings.groups_of_roster,
                    group=group,
                    count=count,
                    most=_MOST_MEMBERS,
                )
            )
    return groups


def require_same_files(
    settings: Settings, groups: Groups, entries: Sequence[Entry], slugs: Collection[str]
) -> None:
    """Refuse a group of the roster's column whose members handed in different files of a module.

    A work that bears the group's own name is the group's, whatever else its members handed in.

    Raises:
        InputError: When there is such a group; its sentence names the group and the files.
    """
    by_name = {entry.name: entry for entry in entries}
    learners = People(by_name, {})
    for group in sorted(groups.keys() - settings.groups.keys()):
        works = [by_name[name] for name in groups[group] if name in by_name]
        if (
            len(works) > 1
            and not learners.named(group)
            and within_limits(partial(_differ, works, slugs), lambda _reason: True)
        ):
            files = some([str(file.path) for work in works for file in work.files])
            blanks = {"column": settings.groups_of_roster, "group": group, "files": files}
            raise InputError(
                _(
                    "the members of the group {group}, as the column “{column}” of the roster "
                    "has it, handed in different files ({files}); name another column in "
                    "groups_of_roster, or name the group in [groups], and the newest file "
                    "counts",
                    **blanks,
                )
            )


def _differ(works: Sequence[Entry], slugs: Collection[str]) -> bool:
    """Return whether two works have different files that bear the name of one module, or of
    none."""
    found: dict[str, set[bytes]] = {}
    for work in works:
        contents: dict[str, set[bytes]] = {}
        for file in work.files:
            with suppress(Refused):
                module = next((slug for slug in slugs if slug in file.path.stem), "")
                contents.setdefault(module, set()).add(
                    sha256(file.read(MAX_NOTEBOOK_MB << 20)).digest()
                )
        if any(found.setdefault(module, files) != files for module, files in contents.items()):
            return True
    return False


def shared(groups: Groups, entries: Sequence[Entry], people: Mapping[str, Person]) -> list[Entry]:
    """The entries, where each member of a group has the group's work; what bears the group's name
    is nobody else's.

    The group's work is what bears its name, else all that its members have handed in, of which the
    newest is judged.
    `people`: of a roster.
    """
    if not groups:
        return [*entries]
    learners = People([entry.name for entry in entries], people)
    by_name = {entry.name: entry for entry in entries}
    accounts = {person.name: person.account for person in people.values()}
    accounts |= {entry.name: entry.account for entry in entries}
    for group, members in groups.items():
        names = [learners.named(member) or member for member in members]
        own = learners.named(group)
        works = [by_name[name] for name in ([own] if own else names) if name in by_name]
        if not works:
            continue
        if own and own not in names:
            del by_name[own]
        files = tuple(file for work in works for file in work.files)
        problem = None if files else works[0].problem
        shared_work = replace(works[0], files=files, problem=problem, is_shared=True)
        for name in names:
            by_name[name] = replace(shared_work, name=name, account=accounts.get(name, ""))
    return sorted(by_name.values(), key=lambda entry: entry.name)
