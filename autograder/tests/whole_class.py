"""A class as teachers meet it, of any size: two modules, handed in through Moodle, through Canvas,
in folders or through nbgrader, in every odd way.

Everybody writes some of the functions, all of them right: what each mark has to be is worked out
from that alone.
"""

import csv
import json
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from io import BytesIO
from pathlib import Path

M01, M02 = "m01_codes", "m02_pegs"
MOODLE, CANVAS, FOLDERS, NBGRADER = ROADS = ("moodle", "canvas", "folders", "nbgrader")
DUE = datetime(2026, 3, 14, 18)
CUT_OFF = '{"cells": [{"cell_type": "code", "source": ["def occurences(l, n):'
FUNCTIONS = {
    "nombre_codes": "def nombre_codes(p, c):\n    return c**p\n",
    "codes_de_quatre": (
        "def codes_de_quatre(c):\n    some = range(1, c + 1)\n"
        "    return [[i, j, k, n] for i in some for j in some for k in some for n in some]\n"
    ),
    "tous_les_codes": (
        "from itertools import product\n\n\ndef tous_les_codes(p=4, c=6):\n"
        "    return [list(code) for code in product(range(1, c + 1), repeat=p)]\n"
    ),
    "masque": (
        "def masque(code):\n    seen = list(dict.fromkeys(code))\n"
        '    return "".join(str(seen.index(colour) + 1) for colour in code)\n'
    ),
    "repartition": (
        "def repartition(p, c):\n    from itertools import product\n\n    found = {}\n"
        "    for code in product(range(c), repeat=p):\n"
        "        kind = tuple(sorted((code.count(one) for one in set(code)), reverse=True))\n"
        "        found[kind] = found.get(kind, 0) + 1\n    return found\n"
    ),
    "occurences": "def occurences(l, n):\n    return l.count(n)\n",
    "bien_places": "def bien_places(l1, l2):\n    return sum(a == b for a, b in zip(l1, l2))\n",
    "mal_places": (
        "def mal_places(l1, l2):\n"
        "    common = sum(min(l1.count(one), l2.count(one)) for one in range(1, 7))\n"
        "    return common - sum(a == b for a, b in zip(l1, l2))\n"
    ),
    "mal_places_general": (
        "def mal_places_general(l1, l2):\n    left = list(l2)\n    for one in l1:\n"
        "        if one in left:\n            left.remove(one)\n"
        "    return len(l2) - len(left) - sum(a == b for a, b in zip(l1, l2))\n"
    ),
}
OCC, BIEN, MAL, GEN = "occurences", "bien_places", "mal_places", "mal_places_general"
NB, FOUR, TOUS = "nombre_codes", "codes_de_quatre", "tous_les_codes"
MASK, REP = "masque", "repartition"
_MONTHS = ("janvier", "février", "mars")
Files = Mapping[str, bytes]
Written = tuple[str, ...]


@dataclass(frozen=True)
class Learner:
    """Somebody of the class, and what they hand in.

    Attributes:
        family, given: The name.
        first: The functions of m01_codes; None: nothing is handed in.
        second: Those of m02_pegs.
        form: How m02_pegs is handed in, in `FORMS`.
        late: How long after the date that is set m02_pegs comes; negative: before.
        group: The one they work in.
        fails: Words of the reason for which m02_pegs cannot be judged.
        listed: Are they on the roster?
    """

    family: str
    given: str
    first: Written | None
    second: Written | None
    form: str = "plain"
    late: timedelta = timedelta(hours=-2)
    group: str = ""
    fails: str = ""
    listed: bool = True

    @property
    def name(self) -> str:
        """As the roster has it."""
        return f"{self.given} {self.family}".strip()


def source(slug: str, functions: Iterable[str], whose: str) -> str:
    """A file with these functions, unlike anybody else's."""
    return "\n\n".join([*(FUNCTIONS[one] for one in functions), f"# {slug}, {whose!a}\n"])


# ---------------------------------------------------------------- how it is handed in


def _zipped(files: Mapping[str, str | bytes]) -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return packed.getvalue()


def _locked(text: str) -> bytes:
    """An archive that says it wants a password."""
    data = bytearray(_zipped({"m02_pegs.py": text}))
    for header, at in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        data[data.index(header) + at] |= 1
    return bytes(data)


def _page(text: str) -> bytes:
    """What a text becomes that is pasted into a page of Moodle or Canvas."""
    lines = (
        line.replace("&", "&amp;").replace("<", "&lt;").replace(" ", "&nbsp;")
        for line in text.split("\n")
    )
    return f"<html><body><p>{'<br />'.join(lines)}</p></body></html>".encode()


def _notebook(text: str) -> bytes:
    cells = [
        {"cell_type": "markdown", "metadata": {}, "source": "# Pegs"},
        *(
            {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": 1}
            | {"source": one + "\n"}
            for one in text.split("\n\n\n")
        ),
    ]
    return json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}).encode()


FORMS: Mapping[str, Callable[[str], Files]] = {
    "plain": lambda text: {"m02_pegs.py": text.encode()},
    "zip": lambda text: {
        "homework.zip": _zipped(
            {"m02/m02_pegs.py": text, "__MACOSX/m02/._m02_pegs.py": b"\0\5\x16"}
        )
    },
    "py.txt": lambda text: {"m02_pegs.py.txt": text.encode()},
    "txt": lambda text: {"my answer.txt": text.encode()},
    "utf-16": lambda text: {"m02_pegs.py": text.encode("utf-16")},
    "pasted": lambda text: {"onlinetext.html": _page(text)},
    "named": lambda text: {"m02_pegs_MARTIN_Léa.py": text.encode()},
    "notebook": lambda text: {"m02_pegs.ipynb": _notebook(text)},
    "latin-1": lambda text: {"m02_pegs.py": f"# réponse à l'exercice\n{text}".encode("latin-1")},
    "windows": lambda text: {"M02_PEGS.PY": ("\ufeff" + text.replace("\n", "\r\n")).encode()},
    "two files": lambda text: {
        "m02_pegs.py": b"def occurences(l, n):\n    return 7\n",
        "m02_pegs-2.py": text.encode(),
    },
    "beside the starter": lambda text: {
        "exercise.py": b"def occurences(l, n):\n    ...  # YOUR CODE HERE\n" * 4,
        "m02_pegs.py": text.encode(),
    },
    "backslashes": lambda text: {"tp.zip": _zipped({"tp\\m02_pegs.py": text})},
    "deep": lambda text: {
        "tp.zip": _zipped({"a/b/c/d/m02_pegs.py": text, "a/photo.jpg": b"\xff\xd8"})
    },
    "full-width": lambda text: {"m02_pegs（２）.py": text.encode()},
    "endless": lambda text: {"m02_pegs.py": f"{text}\n\nwhile True:\n    pass\n".encode()},
    "cut off": lambda text: {"m02_pegs.ipynb": CUT_OFF.encode()},
    "empty": lambda text: {"m02_pegs.py": b""},
    "photo": lambda text: {"photo.jpg": b"\xff\xd8\xff\xe0 no program"},
    "locked": lambda text: {"m02_pegs.zip": _locked(text)},
    "zip in zip": lambda text: {
        "m02_pegs.zip": _zipped({"inner.zip": _zipped({"m02_pegs.py": text})})
    },
}


def _class() -> Iterator[Learner]:
    whole, codes = (OCC, BIEN, MAL, GEN), (NB, FOUR, TOUS, MASK, REP)
    yield Learner("Adam", "Zoé", codes, whole)
    yield Learner("Élie", "Marc", codes, (OCC, BIEN, MAL), "zip")
    yield Learner("Bernard", "Inès", (NB, TOUS), (OCC, BIEN), "py.txt")
    yield Learner("Caron", "Tom", (NB,), (OCC,), "txt")
    yield Learner("Denis", "Eva", codes, (OCC, BIEN, MAL), "utf-16")
    yield Learner("Evrard", "Max", (NB, MASK), (BIEN,), "pasted")
    yield Learner("Martin", "Léa", codes, (OCC, BIEN), "named")
    yield Learner("", "Participant 555", None, (OCC, BIEN), listed=False)
    yield Learner("Faure", "Ana", codes, (OCC, MAL), "notebook")
    yield Learner("Girard", "Hugo", (NB, TOUS), (OCC,), "cut off", fails="not a notebook")
    yield Learner("Henry", "Iris", (), (OCC,), "photo", fails="is not a program")
    yield Learner("Imbert", "Noé", codes, whole, "latin-1")
    yield Learner("Joly", "Ａ１２", (NB, TOUS), (BIEN, MAL), "full-width")
    yield Learner("=SUM(A1:A9)", "", (MASK,), (OCC, BIEN))
    yield Learner("Klein", "Noa \u202eabc", (NB,), (BIEN,))
    yield Learner("Lambert", "Rose", None, None)
    yield Learner("Michel", "Paul", (NB, TOUS, MASK), (OCC, BIEN), "two files")
    yield Learner("Noël", "Jade", codes, whole, late=timedelta(days=1, hours=3))
    yield Learner("Olivier", "Sami", codes, whole, late=timedelta(minutes=40))
    yield Learner("Petit", "Lou", codes, whole, group="Team 1")
    yield Learner("Quentin", "Eli", (NB,), None, group="Team 1")
    yield Learner("Roux", "Mia", codes, (OCC,), group="Team 2", late=timedelta(hours=-30))
    yield Learner("Simon", "Léo", (TOUS,), (OCC, BIEN, MAL), group="Team 2")
    yield Learner("Thomas", "Zia", None, None, group="Team 2")
    yield Learner("Urbain", "Ben", codes, None)  # excused
    yield Learner("Vidal", "Lia", (NB, TOUS), (OCC, BIEN), "windows")  # changed by hand
    # a task changed by hand
    yield Learner("N'Guyen", "Anne-Marie", codes, (OCC, BIEN), "backslashes")
    yield Learner("Weber", "Tim", (NB,), (OCC,))  # better, the second time
    yield Learner("Xavier", "Uma", codes, whole, "deep")  # worse, the second time
    yield Learner("Yvon", "Kim", (NB, TOUS), (OCC,), "locked", fails="encrypted")
    yield Learner("Zidi", "Ali", (REP,), (BIEN,), "endless", late=timedelta(days=9))


CLASS = tuple(_class())


def class_of(size: int) -> tuple[Learner, ...]:
    """The class, then as many as are wanted whose names, forms and functions go through all there
    are."""
    forms = [one for one in FORMS if one != "endless"]  # one of them is enough to wait for
    whole = (OCC, BIEN, MAL, GEN)
    fails = {"cut off": "not a notebook", "locked": "encrypted", "empty": "no code"}
    fails |= dict.fromkeys(("zip in zip", "photo"), "no .py or .ipynb")
    more = [
        Learner(
            f"Nom{rank:03}",
            f"Élève {chr(97 + rank % 26)}",
            (NB, FOUR, TOUS, MASK, REP)[: 1 + rank % 5] if rank % 17 else None,
            whole[: 1 + rank % 4] if rank % 23 else None,
            form := forms[rank % len(forms)],
            late=timedelta(hours=-5 if rank % 4 else rank % 100),
            fails=fails.get(form, ""),
        )
        for rank in range(len(CLASS), size)
    ]
    return (
        *CLASS,
        *(
            one if one.form not in ("named", "two files") else replace(one, form="plain")
            for one in more
        ),
    )


def second(learners: Iterable[Learner]) -> Iterator[Learner]:
    """The same class when it has handed in again."""
    for one in learners:
        if one.family == "Weber":
            yield replace(one, second=(OCC, BIEN, MAL))
        elif one.family == "Xavier":
            yield replace(one, second=(OCC, BIEN), form="zip")
        elif one.family == "Caron":  # has taken it back
            yield replace(one, second=None)
        else:
            yield one


# --------------------------------------------------------------- as Moodle and Canvas give it out


def _handed_in(one: Learner, slug: str) -> Files | None:
    written = one.first if slug == M01 else one.second
    if written is None:
        return None
    text = source(slug, written, one.name)
    return FORMS[one.form](text) if slug == M02 else {f"{slug}.py": text.encode()}


def _date(at: datetime) -> tuple[int, int, int, int, int, int]:
    return (at.year, at.month, at.day, at.hour, at.minute, at.second)


def handed_in_at(rank: int, one: Learner, slug: str) -> datetime:
    """When somebody hands in; m01_codes one after the other."""
    return DUE + one.late if slug == M02 else DUE - timedelta(days=30) + timedelta(minutes=2 * rank)


def newest_of_group(learners: Iterable[Learner], slug: str) -> dict[str, Learner]:
    """Whose work counts in each group: of those who hand in, the last."""
    found: dict[str, tuple[datetime, Learner]] = {}
    for rank, one in enumerate(learners):
        if one.group and _handed_in(one, slug) is not None:
            mine = handed_in_at(rank, one, slug), one
            found[one.group] = max(found.get(one.group, mine), mine, key=lambda pair: pair[0])
    return {group: one for group, (_, one) in found.items()}


def moodle_number(rank: int, slug: str) -> int:
    """Moodle numbers people anew in each assignment."""
    return (5001 if slug == M01 else 6101) + 3 * rank


def write_moodle(folder: Path, slug: str, learners: Iterable[Learner], archive: str = "") -> None:
    """`m02_pegs.zip` and `m02_pegs.csv`: the archive, and the worksheet in French for m01, in
    English for m02."""
    french = slug == M01
    rows = [
        (
            [
                "Identifiant",
                "Nom complet",
                "Numéro d'identification",
                "Adresse de courriel",
                "Statut",
                "Groupe",
                "Note",
            ]
            + [
                "Note maximale",
                "Dernière modification (travail remis)",
                "Feedback par commentaires",
            ]
            if french
            else [
                "Identifier",
                "Full name",
                "ID number",
                "Email address",
                "Status",
                "Group",
                "Grade",
                "Maximum Grade",
            ]
            + ["Last modified (submission)", "Feedback comments"]
        )
    ]
    with zipfile.ZipFile(folder / (archive or f"{slug}.zip"), "w") as packed:
        for rank, one in enumerate(learners):
            number, name = 555 if not one.listed else moodle_number(rank, slug), one.name
            files = _handed_in(one, slug)
            at = handed_in_at(rank, one, slug)
            for file, data in (files or {}).items():
                kind = "onlinetext" if file == "onlinetext.html" else "file"
                shown = (
                    "Participant" if not one.listed else name.replace("_", " ").replace("/", " ")
                )
                packed.writestr(
                    zipfile.ZipInfo(f"{shown}_{number}_assignsubmission_{kind}_/{file}", _date(at)),
                    data,
                )
            if one.listed:
                when = (
                    (_in_french(at) if french else f"{at:%A, %d %B %Y, %I:%M %p}") if files else "-"
                )
                who = [
                    f"Participant {number}",
                    name,
                    f"n{rank}",
                    f"p{rank}@x.fr",
                    "",
                    one.group,
                    "",
                ]
                rows.append([*who, "20,00" if french else "20.00", when, ""])
    with (folder / f"{slug}.csv").open("w", encoding="utf-8-sig", newline="") as table:
        csv.writer(table, delimiter=";" if french else ",").writerows(rows)


def _in_french(at: datetime) -> str:
    return f"{at.day} {_MONTHS[at.month - 1]} {at.year}, {at:%H:%M}"


def canvas_number(rank: int) -> int:
    return 301 + 7 * rank


def write_canvas(folder: Path, slug: str, learners: Iterable[Learner], archive: str = "") -> None:
    """`m02_pegs.zip`, and `canvas.csv`, the export of the gradebook; who is late bears LATE in the
    name.

    Of a group there is one work.
    """
    learners = [*learners]
    of_groups = newest_of_group(learners, slug)
    rows = [
        ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", f"{slug} (99)"],
        ["Points Possible"] + [""] * 5,
    ]
    with zipfile.ZipFile(folder / (archive or f"{slug}.zip"), "w") as packed:
        for rank, one in enumerate(learners):
            number = canvas_number(rank)
            sorted_name = (
                "".join(one.family.lower() + one.given.lower()).replace(" ", "").replace("_", "")
            )
            late = "LATE_" if slug == M02 and one.late > timedelta() else ""
            files = _handed_in(one, slug) if of_groups.get(one.group, one) is one else None
            for place, (file, data) in enumerate((files or {}).items()):
                attachment = 90000 + 10 * rank + place
                name = f"{sorted_name}_{late}{number}_{attachment}_{file}"
                if file == "onlinetext.html":
                    name = f"{sorted_name}_{late}{number}_text.html"
                packed.writestr(zipfile.ZipInfo(name, _date(datetime(2026, 3, 30))), data)
            if one.listed:
                shown = f"{one.family}, {one.given}" if one.given else one.family
                rows.append([shown, str(number), f"n{rank}", f"login{rank}", "B2", ""])
    with (folder / "canvas.csv").open("w", encoding="utf-8", newline="") as table:
        csv.writer(table).writerows(rows)


def write_folders(folder: Path, slug: str, learners: Iterable[Learner], archive: str = "") -> None:
    """Write an archive with a folder for each learner, in which files bear the time of handing
    in."""
    _write_archive(folder / (archive or f"{slug}.zip"), slug, learners, "{name}/{file}")


def write_nbgrader(folder: Path, slug: str, learners: Iterable[Learner], archive: str = "") -> None:
    """Write an archive of what nbgrader collects, with the time of handing in beside each work."""
    path = folder / (archive or f"{slug}.zip")
    learners = [*learners]
    _write_archive(path, slug, learners, f"submitted/{{login}}/{slug}/{{file}}")
    with zipfile.ZipFile(path, "a") as packed:
        for rank, one in enumerate(learners):
            if _handed_in(one, slug) is not None:
                at = handed_in_at(rank, one, slug)
                packed.writestr(
                    f"submitted/{nbgrader_login(rank)}/{slug}/timestamp.txt",
                    f"{at:%Y-%m-%d %H:%M:%S}.000000",
                )


def nbgrader_login(rank: int) -> str:
    return f"n{rank}"


def _write_archive(path: Path, slug: str, learners: Iterable[Learner], form: str) -> None:
    with zipfile.ZipFile(path, "w") as packed:
        for rank, one in enumerate(learners):
            for file, data in (_handed_in(one, slug) or {}).items():
                name = form.format(name=one.name, login=nbgrader_login(rank), file=file)
                date = _date(handed_in_at(rank, one, slug))
                packed.writestr(zipfile.ZipInfo(name, date), data)


WRITERS = dict(zip(ROADS, (write_moodle, write_canvas, write_folders, write_nbgrader), strict=True))


def write_school(path: Path, learners: Iterable[Learner]) -> None:
    """The table of a French school."""
    with path.open("w", encoding="utf-16", newline="") as file:
        rows = csv.writer(file, delimiter=";")
        rows.writerow(["Nom", "Prénom", "Numéro", "Groupe", "Courriel"])
        rows.writerows(
            [one.family, one.given, f"n{rank}", one.group, f"p{rank}@x.fr"]
            for rank, one in enumerate(learners)
            if one.listed
        )


# ---------------------------------------------------------------- what the teacher sets

SETTINGS = """
out_of = 20
step = 0.5
bonus = "capped"
absent = "zero"

file_dates = {file_dates}

[late]
grace_hours = 1
percent_per_day = 10
floor_percent = 50

[module.m02_pegs]
due = 2026-03-14T18:00:00
points = {{ mal_places = 8, occurences_gives_an_integer = 0 }}
weight = 2
{more}
"""
OVERRIDES = """who;module;task;mark;reason
VIDAL lia;m02_pegs;;13,5;seen again with her
Anne-Marie N'Guyen;m02_pegs;mal_places;1,5;right but for a slip
Ben Urbain;m02_pegs;;excused;in hospital
"""


def write_settings(folder: Path, road: str) -> None:
    """Write class.toml and overrides.csv; the dates of files count where there are no others."""
    groups = (
        '\n[groups]\n"Team 1" = ["Lou Petit", "Eli Quentin"]\n"Team 2" = ["Mia Roux", "Léo Simon",'
        ' "Zia Thomas"]\n'
    )
    text = SETTINGS.format(more=groups, file_dates=str(road == FOLDERS).lower())
    (folder / "class.toml").write_text(text, encoding="utf-8")
    (folder / "overrides.csv").write_text(OVERRIDES, encoding="utf-8")
