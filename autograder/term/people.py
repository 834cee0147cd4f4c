"""Who is who: the same learner in the results of several folders."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from autograder.i18n.display import plain, some
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, plural
from autograder.intake.learners import Entry
from autograder.intake.roster import Person, called_as_in
from autograder.term.results import Result

# Moodle's, another number in each assignment
_ANONYMOUS = re.compile(r"participant \d+", re.IGNORECASE)
_NAMESAKE = re.compile(r".+ \(\d+\)")  # one of several people of that name in a folder


@dataclass(frozen=True)
class Learner:
    """One person, and what they handed in.

    Attributes:
        person: Who it is, as the roster says; without one, no more than the name and the account.
        results: By the slug of the module.
        names: Those that the folders have for them.
    """

    person: Person
    results: Mapping[str, Result]
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class _Named(Entry):
    """What the roster is asked about: a result, under the name that its folder has for it."""

    result: Result | None = None


def learners_of(
    results: Sequence[Result], roster: Sequence[Person] | None
) -> tuple[list[Learner], list[Message]]:
    """Everybody, by name, and what the teacher should know of how they were told apart.

    The roster decides, where there is one: everybody on it has a line. Those whom it does not know,
    and all without it, are one person when Canvas knows them by one number, or when their names are
    the same words, whatever the order, the accents and the capitals. Names that are alike in one
    module are different people there, and are kept apart everywhere, unless they are the same to
    the letter. Raises InputError when somebody has two results of one module.
    """
    listed, others = _on_roster(results, roster) if roster is not None else ({}, [*results])
    people = {one.name: one for one in roster or ()}
    unlisted = [_learner(person, its) for person, its in _named(_alike(others))]
    learners = [*(_learner(people[name], its) for name, its in listed.items()), *unlisted]
    learners.sort(key=lambda one: (plain(one.person.name), one.person.name))
    return learners, [*_notices(unlisted, roster is not None)]


def _on_roster(
    results: Iterable[Result], roster: Sequence[Person]
) -> tuple[dict[str, list[Result]], list[Result]]:
    """The results of each person on the roster, and those of others."""
    found: dict[str, list[Result]] = {person.name: [] for person in roster}
    by_module: dict[tuple[Path, str], list[_Named]] = {}
    for one in results:
        by_module.setdefault((one.folder, one.module), []).append(
            _Named(one.name, (), account=one.account, result=one)
        )
    others = []
    for entries in by_module.values():
        called, _ = called_as_in(roster, entries)
        for entry in called:
            result = entry.result if isinstance(entry, _Named) else None
            if result and entry.name in found:
                found[entry.name].append(result)
            elif result:
                others.append(replace(result, name=entry.name))
    return found, others


def _alike(results: Sequence[Result]) -> list[list[Result]]:
    """The results of people whom no roster knows, person by person."""
    together: dict[str, set[tuple[str, str]]] = {}  # who has a key in one module of one folder
    for one in results:
        together.setdefault(f"{one.folder} {one.module} {_key(one)}", set()).add(
            (one.name, one.account)
        )
    clashing = {
        _key(one) for one in results if len(together[f"{one.folder} {one.module} {_key(one)}"]) > 1
    }
    found: dict[str, list[Result]] = {}
    for one in results:
        key = _key(one)
        found.setdefault(f"{one.name} {one.account}" if key in clashing else key, []).append(one)
    _add_unnumbered(found)
    return [*found.values()]


def _add_unnumbered(found: dict[str, list[Result]]) -> None:
    """Add to the people whom Canvas numbers what somebody of that name alone handed in elsewhere.

    Canvas writes a name in one word: martinlea.
    """
    numbered = [key for key in found if key.startswith("canvas ")]
    spelt: dict[str, set[str]] = {}
    for key in found.keys() - numbered:
        for spelling in Person(found[key][0].name).spellings:
            spelt.setdefault(spelling, set()).add(key)
    meant = {
        key: {name for one in found[key] for name in spelt.get(_words(one.name, ""), ())}
        for key in numbered
    }
    wanted = Counter(name for names in meant.values() for name in names)
    for key, names in meant.items():
        name = min(names) if len(names) == 1 else ""
        if wanted[name] == 1 and not {one.module for one in found[key]} & {
            one.module for one in found[name]
        }:
            found[key] += found.pop(name)


def _key(result: Result) -> str:
    """The same for the same person: Canvas' number, which is that of a user; else the words of the
    name.

    Moodle's number is that of a user in one assignment, and tells nothing about another one.
    """
    return result.account if result.account.startswith("canvas ") else _words(result.name)


def _words(name: str, between: str = " ") -> str:
    """The words of a name, in whatever order it has them; without anything between them, as they
    are written."""
    words = re.findall(r"\w+", plain(name).replace("_", " "))
    return between.join(sorted(words) if between else words) or name


def _named(people: Iterable[list[Result]]) -> list[tuple[Person, list[Result]]]:
    """People whom no roster knows, with what they handed in; those of one name are told apart by
    their accounts."""
    named = [(Person(_name_of(its), its[0].account), its) for its in people]
    names = Counter(person.name for person, _ in named)
    return [
        (
            replace(
                one,
                name=(
                    f"{one.name} ({one.account})"
                    if names[one.name] > 1 and one.account
                    else one.name
                ),
            ),
            its,
        )
        for one, its in named
    ]


def _name_of(results: Sequence[Result]) -> str:
    """The name that most folders have; of several, one of more words than one."""
    names = [one.name for one in results]
    return max(dict.fromkeys(names), key=lambda name: (names.count(name), " " in name))


def _learner(person: Person, results: Sequence[Result]) -> Learner:
    by_module: dict[str, Result] = {}
    # nothing in one folder, something in another
    for one in sorted(results, key=lambda result: result.absent):
        other = by_module.setdefault(one.module, one)
        if other is not one and not one.absent:
            said_of = {"name": person.name, "module": one.module}
            raise InputError(
                _(
                    "{name} has a result of {module} in {one} and in {other}, and only one can "
                    "count: leave one of the folders out, or grade both submissions into one "
                    "folder, where the newest counts; if these are two people, --roster tells "
                    "them apart",
                    **said_of,
                    one=other.folder,
                    other=one.folder,
                )
            )
    return Learner(person, by_module, (*dict.fromkeys(one.name for one in results),))


def _notices(learners: Sequence[Learner], has_roster: bool) -> Iterable[Message]:
    """What is to be known of those whom no roster knows."""
    names = [one.person.name for one in learners]
    if names and has_roster:
        yield plural(
            "{count} learner is not on the roster: {names}.",
            "{count} learners are not on the roster: {names}.",
            count=len(names),
            names=some(names),
        )
    joined = [" = ".join(one.names) for one in learners if len(one.names) > 1]
    if joined:
        yield _(
            "Taken for one person, as these are the same words or the same account ({count}): "
            "{names}.",
            count=len(joined),
            names=some(joined),
        )
    if len({slug for one in learners for slug in one.results}) > 1:
        if anonymous := [*filter(_ANONYMOUS.fullmatch, names)]:
            yield plural(
                "{count} learner is anonymous (Participant 123): Moodle numbers them anew in "
                "each assignment, so that their modules cannot be put together.",
                "{count} learners are anonymous (Participant 123): Moodle numbers them anew in "
                "each assignment, so that their modules cannot be put together.",
                count=len(anonymous),
            )
        if namesakes := [*filter(_NAMESAKE.fullmatch, names)]:
            yield _(
                "Several people of a folder have the same name, and only a number tells them "
                "apart, which may be another one in the next folder; look at these yourself: "
                "{names}.",
                names=some(namesakes),
            )
