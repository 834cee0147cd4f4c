"""Who is in the class: read from the table that a school, Moodle, Canvas or nbgrader gives out."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from pathlib import Path
from unicodedata import normalize

from autograder.i18n.display import clean, plain, some
from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.intake.learners import Entry
from autograder.intake.table import table_in

_COLUMNS = {  # as they are headed in English and in French, without accents
    "given": {"first name", "firstname", "first_name", "given name", "prenom"},
    "family": {"last name", "lastname", "last_name", "surname", "family name", "nom de famille"},
    "name": {
        "full name",
        "name",
        "nom complet",
        "student",
        "student name",
        "eleve",
        "etudiant",
        "nom et prenom",
    },
    "account": {"identifier", "identifiant"},
    "number": {
        "id number",
        "student number",
        "numero d'identification",
        "numero",
        "sis user id",
        "id",
    },
    "login": {"username", "login", "sis login id", "nom d'utilisateur", "user id", "lms_user_id"},
    "email": {
        "email address",
        "email",
        "e-mail",
        "mail",
        "courriel",
        "adresse de courriel",
        "adresse e-mail",
    },
    "group": {"group", "groups", "groupe", "groupes", "section", "class", "classe"},
}
# lines of Canvas
_NOBODY = re.compile(r"\s*points possible|student, test$|test student$", re.IGNORECASE)
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

    @property
    def spellings(self) -> Iterator[str]:
        """What a file or a folder of theirs may be called."""
        for words in (_words(self.name), _words(self.namesake)):
            for order in permutations(words) if len(words) <= _MOST_NAMES else (words,):
                yield "".join(order)
        yield from (
            "".join(_words(text))
            for text in (self.number, self.login, self.email.partition("@")[0])
        )


def read_roster(path: Path, groups: str = "") -> tuple[Person, ...]:
    """Read the people of a class.

    Args:
        path: The table.
        groups: The head of the column that says who works together, where the teacher has named
            one.

    Raises:
        InputError: When the file is no table with names, or has no such column.
    """
    head, *rows = [
        row
        for _unused, row in table_in(path, _("{file} cannot be read as a roster: {reason}.")).rows
    ] or [[]]
    columns = _columns(head)
    if not {"name", "given", "family"} & columns.keys():
        found = some([clean(name) for name in head]) if head else "–"
        raise InputError(
            _(
                "{file} has no column of names: one called name, or first name and last name, was "
                "expected; there are: {columns}.",
                file=path,
                columns=found,
            )
        )
    if groups:
        heads = [_plain_head(name) for name in head]
        if _plain_head(groups) not in heads:
            raise InputError(
                _(
                    "{file} has no column “{column}”, which the settings name in "
                    "groups_of_roster; there are: {columns}",
                    file=path,
                    column=groups,
                    columns=some([*map(clean, head)]),
                )
            )
        columns["group"] = heads.index(_plain_head(groups))
    people = [
        _person(row, columns, head) for row in rows if not _NOBODY.match(row[0] if row else "")
    ]
    return tuple(_apart([one for one in people if one.name]))


def _columns(head: Sequence[str]) -> dict[str, int]:
    """The place of each kind of column. `nom` is the family name beside `prénom`, and all of it
    alone."""
    heads = [_plain_head(name) for name in head]
    found = {
        kind: next(rank for rank, name in enumerate(heads) if name in names)
        for kind, names in _COLUMNS.items()
        if any(name in names for name in heads)
    }
    if "nom" in heads:
        found.setdefault("family" if "given" in found else "name", heads.index("nom"))
    return found


def _plain_head(name: str) -> str:
    return re.sub(r"\s+", " ", plain(name)).strip()


def _person(row: Sequence[str], columns: Mapping[str, int], head: Sequence[str]) -> Person:
    def cell(kind: str) -> str:
        rank = columns.get(kind, len(row))
        return clean(row[rank].strip(), 150) if rank < len(row) else ""

    name = cell("name")
    if not name or {"given", "family"} <= columns.keys():
        name = f"{cell('given')} {cell('family')}".strip()
    family, comma, given = name.partition(",")
    name = f"{given.strip()} {family.strip()}" if comma else name
    moodle = re.fullmatch(r"\D*(\d+)", cell("account"))
    heads = [*map(plain, head)]
    is_canvas = "sis login id" in heads or "sis user id" in heads
    own = heads.index("id") if is_canvas and "id" in heads else len(row)
    canvas = row[own].strip() if own < len(row) else ""
    account = f"moodle {moodle[1]}" if moodle else f"canvas {canvas}" if canvas else ""
    return Person(
        normalize("NFC", name), account, cell("number"), cell("login"), cell("email"), cell("group")
    )


def _apart(people: Iterable[Person]) -> Iterator[Person]:
    """People of the same name are told apart by what else is known of them, or by a number."""
    people, taken = [*people], set[str]()
    names = Counter(person.name for person in people)
    for person in people:
        name, count = person.name, 1
        for other in filter(None, (person.number, person.login)):
            name = name if name not in taken else f"{person.name} ({other})"
        while name in taken:
            count += 1
            name = f"{person.name} ({count})"
        taken.add(name)
        yield replace(person, name=name, namesake=person.name if names[person.name] > 1 else "")


def called_as_in(
    people: Sequence[Person], entries: Sequence[Entry]
) -> tuple[list[Entry], list[str]]:
    """The entries under the names of the roster, by name; and those that it does not know."""
    by_account = {person.account: person for person in people if person.account}
    spelt: dict[str, list[Person]] = {}
    for person in people:
        for spelling in {*filter(None, person.spellings)}:
            spelt.setdefault(spelling, []).append(person)
    there = {entry.name for entry in entries}
    found: dict[str, Entry] = {}
    unknown = []
    for entry in entries:
        alike = spelt.get("".join(_words(entry.name)), [])
        # each of them is called as here already
        if len(alike) > 1 and there.issuperset(one.name for one in alike):
            alike = [one for one in alike if one.name == entry.name]
        who = by_account.get(entry.account) or (alike[0] if len(alike) == 1 else None)
        if who is None or who.name in found:
            unknown.append(entry)
        else:
            found[who.name] = replace(entry, name=who.name, account=entry.account or who.account)
    names = {person.name for person in people}
    others = [replace(one, name=f"{one.name} (?)") if one.name in names else one for one in unknown]
    return sorted([*found.values(), *others], key=lambda entry: entry.name), [
        one.name for one in others
    ]


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", plain(text).replace("_", " "))
