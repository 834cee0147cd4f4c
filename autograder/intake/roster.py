"""The people of a class, from the table that a school, Moodle, Canvas or nbgrader gives out, and
whom a name means."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from itertools import permutations
from pathlib import Path
from unicodedata import normalize

from autograder.i18n.display import clean, plain, some
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, pgettext
from autograder.intake.answers import Entry
from autograder.intake.learners import free_name
from autograder.intake.table import columns_in, plain_head, table_in

_COLUMNS = {  # as they are headed in English and in French, without accents
    kind: set(heads.split(", "))
    for kind, heads in {
        "given": "first name, firstname, first_name, given name, prenom",
        "family": "last name, lastname, last_name, surname, family name, nom de famille",
        "name": "full name, name, nom complet, student, student name, eleve, etudiant, "
        "nom et prenom",
        "account": "identifier, identifiant",
        "number": "id number, student number, numero d'identification, numero, sis user id, id",
        "login": "username, login, sis login id, nom d'utilisateur, user id, lms_user_id",
        "email": "email address, email, e-mail, mail, courriel, adresse de courriel, "
        "adresse e-mail",
        "group": "group, groups, groupe, groupes, section, class, classe",
    }.items()
}
_OF_CANVAS = {"sis login id", "sis user id"}  # whose other column `id` is the account
# lines of Canvas, and of spreadsheets
_NOBODY = re.compile(
    r"\s*(?:points possible|student, test$|test student$|(?:total|mean|average|moyenne)\W*$)",
    re.IGNORECASE,
)
_MOST_NAMES = 4  # whose orders are tried


@dataclass(frozen=True)
class Person:
    """A line of a roster.

    Attributes:
        name: Given name first, as tables and pages show it.
        account: Who that is for the LMS: moodle 123, canvas 45.
        number: The school's.
        login: The name of the account.
        email: The address.
        group: The groups or the section, as they are written there.
        namesake: The name that others of the roster have, too; empty when nobody has.
    """

    name: str
    account: str = ""
    number: str = ""
    login: str = ""
    email: str = ""
    group: str = ""
    namesake: str = ""


# ---------------------------------------------------------------- reading a roster


def read_roster(path: Path, groups: str = "") -> tuple[Person, ...]:
    """Read the people of a class.

    Args:
        path: The table.
        groups: The head of the column that says who works together, where the teacher has named
            one.

    Raises:
        InputError: When the file is no table with names, or has no such column.
    """
    table = table_in(path, _("{file} cannot be read as a roster: {reason}."))
    heads = [plain_head(name) for name in table.head]
    columns = columns_in(table.head, _COLUMNS)
    if "nom" in heads:  # the family name beside `prénom`, all of it alone
        columns.setdefault("family" if "given" in columns else "name", heads.index("nom"))
    if "id" in heads and not _OF_CANVAS.isdisjoint(heads):
        columns["canvas"] = heads.index("id")
    problem = None
    if columns.keys().isdisjoint({"name", "given", "family"}):
        problem = _(
            "{file} has no column of names: one called name, or first name and last name, was "
            "expected; there are: {columns}."
        )
    elif groups and plain_head(groups) not in heads:
        problem = _(
            "{file} has no column “{column}”, which the settings name in groups_of_roster; "
            "there are: {columns}"
        )
    if problem:
        shown = some([clean(name) for name in table.head]) or "–"
        raise InputError(problem.format(file=path, column=groups, columns=shown))
    if groups:
        columns["group"] = heads.index(plain_head(groups))
    people = [
        _person(record)
        for _line, record in table.records({"first": 0, **columns})
        if not _NOBODY.match(record["first"])
    ]
    return _told_apart(
        [person for person in people if person.name and not _NOBODY.match(person.name)]
    )


def _person(record: Mapping[str, str]) -> Person:
    """Return whom a row of a roster is about, from its cells by the kind of their column."""
    cells = defaultdict(str, {kind: clean(cell, 150) for kind, cell in record.items()})
    name = "" if {"given", "family"} <= record.keys() else cells["name"]
    family, _comma, given = (name or f"{cells['given']} {cells['family']}").partition(",")
    name = f"{given.strip()} {family.strip()}".strip()
    moodle = re.fullmatch(r"\D*(\d+)", cells["account"])
    account = f"moodle {moodle[1]}" if moodle else ""
    if cells["canvas"]:
        account = f"canvas {cells['canvas']}"
    others = [cells[kind] for kind in ("number", "login", "email", "group")]
    return Person(normalize("NFC", name), account, *others)


def _told_apart(people: Sequence[Person]) -> tuple[Person, ...]:
    """Return people of the same name told apart by what else is known of them, or by a number."""
    taken = set[str]()
    names = Counter(person.name for person in people)
    result = []
    for person in people:
        known = filter(None, (person.number, person.login))
        name = free_name(taken, person.name, *(f"{person.name} ({other})" for other in known))
        taken.add(name)
        namesake = person.name if names[person.name] > 1 else ""
        result.append(replace(person, name=name, namesake=namesake))
    return tuple(result)


# ---------------------------------------------------------------- whom a name means


class People:
    """The learners of a class, looked up by what people call them.

    A name may be typed in any order of its words, with or without accents, capitals and the signs
    between. Somebody of a roster is found by number, login, address and account, too.
    """

    def __init__(self, names: Iterable[str], roster: Mapping[str, Person]):
        """Index them.

        Args:
            names: Those of learners.
            roster: The people of a roster, by name.
        """
        self.names = dict.fromkeys([*names, *roster])
        self._named: dict[str, set[str]] = {}
        for name in self.names:
            for spelling in _spellings_of(name, roster.get(name)):
                self._named.setdefault(spelling, set()).add(name)
        self._named.pop("", None)

    def alike(self, typed: str) -> set[str]:
        """Return the learners who may be meant."""
        words = _words(typed)
        return self._named.get("".join(words)) or self._named.get("".join(sorted(words)), set())

    def stranger(self, typed: str) -> Message:
        """Say that nobody is meant, and who may have been."""
        return unknown(typed, self.names, pgettext("of an override", "learner"))

    def named(self, typed: str) -> str | None:
        """Return the learner who is meant; None when nobody is, or several may be."""
        if typed in self.names:
            return typed
        names = self.alike(typed)
        return next(iter(names)) if len(names) == 1 else None


def _spellings_of(name: str, person: Person | None) -> Iterator[str]:
    for text in (name, person.namesake if person else ""):
        words = _words(text)
        orders = permutations(words) if len(words) <= _MOST_NAMES else (words, sorted(words))
        yield from map("".join, orders)
    if person:
        login = person.email.partition("@")[0]
        for text in (person.number, person.login, person.email, login, person.account):
            yield "".join(_words(text))


def _words(text: str) -> list[str]:
    """Return the words of a name; a spreadsheet may have taken the zeros before a number."""
    words = re.findall(r"\w+", plain(text).replace("_", " "))
    return [word.lstrip("0") if word.isdecimal() else word for word in words]


def unknown(name: str, known: Iterable[str], what: Message) -> Message:
    """Return the sentence on a name that nothing has, with what comes nearest, or what there is."""
    names = [*known]
    by_plain = {plain(each): each for each in names}
    near = (
        get_close_matches(plain(name), by_plain, 1)
        or [each for each in by_plain if name and plain(name) in each][:1]
    )
    sentence = (
        _("did you mean {near}?", near=by_plain[near[0]])
        if near
        else _("there are: {names}", names=some(names))
    )
    return _("no {what} is called “{name}”;", what=what, name=clean(name, 60)) + sentence


def called_as_in(
    people: Sequence[Person], entries: Sequence[Entry]
) -> tuple[list[Entry], list[str]]:
    """Return the entries under the names of the roster, by name, and those it does not know."""
    roster = {person.name: person for person in people}
    known = People((), roster)
    there = {entry.name for entry in entries}
    named: dict[str, Entry] = {}
    strangers = []
    for entry in entries:
        alike = known.alike(entry.name)
        if len(alike) > 1 and alike <= there:  # each of them is here under that name
            alike = alike & {entry.name}
        name = known.named(entry.account) or (min(alike) if len(alike) == 1 else "")
        if not name or name in named:
            shown = f"{entry.name} (?)" if entry.name in roster else entry.name
            strangers.append(replace(entry, name=shown))
        else:
            account = entry.account or roster[name].account
            named[name] = replace(entry, name=name, account=account)
    result = sorted([*named.values(), *strangers], key=lambda entry: entry.name)
    return result, [entry.name for entry in strangers]
