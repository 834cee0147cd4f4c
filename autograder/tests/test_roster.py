"""The table of a class: everybody is called as there, and who handed in nothing is listed."""

import csv
import re
import zipfile
from pathlib import Path

import pytest

from autograder.course.module import Module
from autograder.grading.run import grade
from autograder.i18n.errors import InputError
from autograder.intake import Entry
from autograder.intake.roster import People, called_as_in, read_roster

pytestmark = pytest.mark.any_python

FORMS = {
    "school": (
        "Nom;Prénom;Groupe;Courriel\nMartin;Léa;B2;lea@x.fr\n"
        "Le Gall;Anne-Marie;B1;am@x.fr\nN'Guyen;Bob;B1;b@x.fr\n"
    ),
    "moodle": (
        "Identifier,Full name,Email address,Grade\nParticipant 12,Léa Martin,lea@x.fr,\n"
        "Participant 13,Anne-Marie Le Gall,am@x.fr,\nParticipant 14,Bob N'Guyen,b@x.fr,\n"
    ),
    "canvas": (
        'Student,ID,SIS User ID,SIS Login ID,Section\n    Points Possible,,,,\n"Martin,'
        ' Léa",12,s1,lmartin,B2\n"Le Gall, Anne-Marie",13,s2,amlegall,B1\n"N\'Guyen,'
        ' Bob",14,s3,bob,B1\n"Student, Test",99,,x,\n'
    ),
    "nbgrader": (
        "id,first_name,last_name,email,lms_user_id\nlmartin,Léa,Martin,lea@x.fr,\n"
        "amlegall,Anne-Marie,Le Gall,am@x.fr,\nbob,Bob,N'Guyen,b@x.fr,\n"
    ),
}
NAMES = ["Léa Martin", "Anne-Marie Le Gall", "Bob N'Guyen"]


def _roster(folder: Path, form: str, encoding: str = "utf-8") -> Path:
    path = folder / f"{form}.csv"
    path.write_text(FORMS[form], encoding=encoding)
    return path


@pytest.mark.parametrize("form", FORMS)
def test_tables_of_every_house(tmp_path: Path, form: str) -> None:
    people = read_roster(_roster(tmp_path, form))

    assert [one.name for one in people] == NAMES
    accounts = {"moodle": "moodle 12", "canvas": "canvas 12"}
    assert people[0].account == accounts.get(form, "")
    assert people[0].group == ("B2" if form in ("school", "canvas") else "")


@pytest.mark.parametrize("encoding", ["utf-8-sig", "cp1252", "utf-16"])
def test_a_table_of_any_spreadsheet(tmp_path: Path, encoding: str) -> None:
    assert [one.name for one in read_roster(_roster(tmp_path, "school", encoding))] == NAMES


@pytest.mark.parametrize(
    "text",
    [
        "sep=;\nnuméro;nom;prénom\n00123;Dupont;Zoé\n00789;de la Cruz;Ana\n",
        'sep=|\nnuméro|nom|prénom\n="00123"|Dupont|Zoé\n="00789"|de la Cruz|Ana\n',
        "numéro;nom;prénom\n123;Dupont;Zoé\n789;de la Cruz;Ana\n",
        "numéro;nom;prénom\r00123;Dupont;Zoé\r00789;de la Cruz;Ana\r",
        "numéro;nom;prénom\n00123;Dupont;Zoé\n00789;de la Cruz;Ana\nTotal;2;;\n",
        "nom;prénom;numéro\nDupont;Zoé;123\nde la Cruz;Ana;789\nMoyenne :;;456\n",
    ],
)
def test_what_a_spreadsheet_does_to_a_roster(tmp_path: Path, text: str) -> None:
    path = tmp_path / "class.csv"
    path.write_text(text, encoding="utf-8", newline="")
    people = read_roster(path)

    assert [one.name for one in people] == ["Zoé Dupont", "Ana de la Cruz"]
    entries, strangers = called_as_in(people, [Entry("00123", ()), Entry("Ana de la Cruz", ())])
    assert [one.name for one in entries] == ["Ana de la Cruz", "Zoé Dupont"]
    assert strangers == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("lea MARTIN", "Léa Martin"),
        ("martin_léa", "Léa Martin"),
        ("gall le anne marie", "Anne-Marie Le Gall"),
        ("nguyenbob", "Bob N'Guyen"),
        ("lea@x.fr", "Léa Martin"),
        ("Martin", None),
        ("", None),
    ],
)
def test_one_name_is_looked_up_in_one_way(tmp_path: Path, typed: str, meant: str | None) -> None:
    people = {one.name: one for one in read_roster(_roster(tmp_path, "school"))}

    assert People([], people).named(typed) == meant


def test_namesakes_are_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "class.csv"
    path.write_text("name,id number\nAnn Lee,7\nAnn Lee,8\nAnn Lee,\n")

    people = read_roster(path)
    assert [one.name for one in people] == ["Ann Lee", "Ann Lee (8)", "Ann Lee (2)"]
    entries, unknown = called_as_in(people, [Entry("lee_ann", ()), Entry("8", ())])
    assert {one.name for one in entries} == {"lee_ann", "Ann Lee (8)"}
    assert unknown == ["lee_ann"], "it may be any of three, and is nobody's"
    entries, unknown = called_as_in(people, [Entry(one.name, ()) for one in people])
    assert unknown == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no column of names"),
        ("a;b\n1;2\n", "there are: a, b"),
        ('name,email\n"Ann Lee,a@x\nBob Ray,b@x\n', "line 2: a quotation mark is never closed"),
        (None, "cannot be read"),
    ],
)
def test_what_is_no_roster(tmp_path: Path, text: str | None, words: str) -> None:
    path = tmp_path / "class.csv"
    if text is not None:
        path.write_text(text)

    with pytest.raises(InputError) as caught:
        read_roster(path)
    assert words in str(caught.value)


def test_a_class_beside_its_roster(pegs: Module, tmp_path: Path) -> None:
    handed_in = tmp_path / "class"
    handed_in.mkdir()
    for name in ("MARTIN_lea", "nguyen-bob", "Zed"):
        (handed_in / f"{name}.py").write_text(
            "def occurences(l, n):\n    return l.count(n)\n", encoding="utf-8"
        )
    found = grade(
        handed_in, ["m02_pegs"], tmp_path / "out", roster=_roster(tmp_path, "school"), jobs=1
    )

    assert [(line.submission, line.score) for line in found.lines] == [
        ("Anne-Marie Le Gall", None),
        ("Bob N'Guyen", 5),
        ("Léa Martin", 5),
        ("Zed", 5),
    ]
    assert [line.submission for line in found.absent] == ["Anne-Marie Le Gall"]
    assert found.could_not_be_judged == ()
    assert found.status == 0
    assert any("Zed" in said["en"] for said in found.said)
    assert any("Anne-Marie Le Gall" in said["en"] for said in found.conclusions)
    with (tmp_path / "out" / "marks.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = {row["submission"]: row for row in csv.DictReader(file)}
    assert (rows["Léa Martin"]["group"], rows["Léa Martin"]["e-mail"]) == ("B2", "lea@x.fr")
    assert rows["Anne-Marie Le Gall"]["problem"] == "Nothing was handed in."
    assert "Anne-Marie Le Gall" in (tmp_path / "out" / "class.html").read_text(encoding="utf-8")

    (handed_in / "legall_annemarie.py").write_text("x = 1\n")
    again = grade(
        handed_in, ["m02_pegs"], tmp_path / "out", roster=_roster(tmp_path, "school"), jobs=1
    )
    assert again.absent == ()

    (tmp_path / "short.csv").write_text("name\nBob N'Guyen\n", encoding="utf-8")
    (tmp_path / "long.csv").write_text("name\nBob N'Guyen\nZoé Lee\n", encoding="utf-8")
    grade(handed_in, ["m02_pegs"], tmp_path / "out", roster=tmp_path / "long.csv", jobs=1)
    shorter = grade(
        handed_in, ["m02_pegs"], tmp_path / "out", roster=tmp_path / "short.csv", jobs=1
    )
    assert not any("Zoé Lee" in line.submission for line in shorter.lines)
    assert "Zoé Lee" not in shorter.withdrawn, "she never had a file that could have gone"
    assert [(one.submission, one.before, one.after) for one in again.changes] == [
        ("Anne-Marie Le Gall", None, 0)
    ]


_NO_PROGRAM = {
    "anna.rar": b"Rar!\x1a\x07\x01\x00",
    "bob.docx": b"PK\3\4",
    "carla.ipynb.json": b"{}",
    "dora.tar.gz": b"\x1f\x8b",
    "fred.html": b"<html></html>",
    "hugo.xlsx": b"PK\3\4",
    "ida.txt": b"I forgot it",
    "jan.pdf": b"%PDF",
}
_EMIL = b"def occurences(l, n):\n    return l.count(n)\n"
_ROADS = ("flat", "folders", "folders.zip", "flat.zip", "moodle", "canvas", "nbgrader")


def _handed_in(folder: Path, road: str) -> Path:
    """The class, each with a file that is no program but Emil, and Gina with nothing."""
    for rank, (name, data) in enumerate([*_NO_PROGRAM.items(), ("emil.py", _EMIL)]):
        who = name.partition(".")[0]
        places = {
            "flat": name,
            "flat.zip": name,
            "folders": f"{who}/work.{name.partition('.')[2]}",
            "folders.zip": f"{who}/work.{name.partition('.')[2]}",
            "moodle": f"{who}_{12 + rank}_assignsubmission_file_/{name}",
            "canvas": f"{who}_{12 + rank}_{9000 + rank}_{name}",
            "nbgrader": f"submitted/{who}/m02_pegs/{name}",
        }
        place = folder / "class" / places[road]
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
        if road == "nbgrader":
            (place.parent / "timestamp.txt").write_text("2026-06-17 16:01:00 UTC", encoding="utf-8")
    if road == "nbgrader":
        (folder / "class" / "nbgrader_config.py").write_text("", encoding="utf-8")
    if not road.endswith(".zip"):
        return folder / "class"
    with zipfile.ZipFile(folder / road, "w") as archive:
        for path in sorted((folder / "class").rglob("*")):
            if path.is_file():
                archive.write(path, path.relative_to(folder / "class"))
    return folder / road


@pytest.mark.parametrize("asked", [True, False], ids=["of a module", "of any"])
@pytest.mark.parametrize("road", _ROADS)
def test_who_handed_in_anything_has_a_row_with_the_reason(
    tmp_path: Path, road: str, asked: bool
) -> None:
    handed_in, roster = _handed_in(tmp_path, road), tmp_path / "roster.csv"
    names = [name.partition(".")[0] for name in _NO_PROGRAM]
    roster.write_text("\n".join(["name", "emil", "gina", *names, ""]), encoding="utf-8")
    for number, listed in enumerate([roster, None]):
        out = tmp_path / f"out{number}"
        grade(handed_in, ["m02_pegs"] if asked else [], out, roster=listed, jobs=1)
        with (out / "marks.csv").open(encoding="utf-8-sig", newline="") as file:
            rows = {row["submission"]: row for row in csv.DictReader(file)}
        assert rows.pop("emil")["score"] == "5"
        if listed:
            assert rows.pop("gina")["problem"] == "Nothing was handed in."
        # a table, perhaps the teacher's own
        of_nobody = {"hugo"} if road.startswith("flat") and not listed else set()
        assert rows.keys() == {*names} - of_nobody
        assert all(row["score"] == "" for row in rows.values())
        for name, row in rows.items():
            said = (
                "is a document, not a program"
                if name in ("bob", "jan")
                else "is not a program: hand in a .py or .ipynb file"
            )
            # a text may be a program
            expected = f"None of the functions|There is no|{said}" if name == "ida" else said
            assert re.search(expected, row["problem"]), (name, row["problem"])
            # the file is named, in a folder as well
            suffix = dict(one.split(".", 1) for one in _NO_PROGRAM)[name]
            assert name == "ida" or f".{suffix}" in row["problem"]


def test_a_program_with_nothing_of_a_module_has_a_row_as_well(tmp_path: Path) -> None:
    (tmp_path / "class").mkdir()
    for name, text in {"emil": _EMIL, "anna": b"print('hello')\n"}.items():
        (tmp_path / "class" / f"{name}.py").write_bytes(text)
    (tmp_path / "roster.csv").write_text("name\nemil\nanna\n", encoding="utf-8")
    found = grade(tmp_path / "class", [], tmp_path / "out", roster=tmp_path / "roster.csv", jobs=1)
    (line,) = [line for line in found.lines if line.submission == "anna"]
    assert (line.absent, line.score) == (False, None)
    assert line.problem
    assert (
        line.problem["en"]
        == "None of the functions of the exercise was found in what was handed in."
    )
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "out").rglob("*")}
    again = grade(tmp_path / "class", [], tmp_path / "out", roster=tmp_path / "roster.csv", jobs=1)
    assert again.changes == ()
    assert {path: path.stat().st_mtime_ns for path in before} == before, "nothing is written again"
