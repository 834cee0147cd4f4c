"""The codes of a league, forgetting somebody, and what goes back to learners alone."""

import csv
import os
import re
import shutil
import zipfile
from pathlib import Path

import pytest

from autograder.cli import main
from autograder.course.module import Course
from autograder.grading.forgetting import forget
from autograder.grading.live import stamp
from autograder.grading.run import grade
from autograder.grading.written import Written
from autograder.i18n.errors import InputError
from autograder.intake import Entry, find
from autograder.tournament.key import Key

pytestmark = pytest.mark.any_python

ANSWER = "def occurences(l, n):\n    return l.count(n)\n"
# as Canvas calls what is handed in
LEA, BOB = "martinlea_31_417_m02_pegs.py", "bob_LATE_32_418_answer.py"


@pytest.fixture(scope="module")
def handed_in(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two learners from Canvas, one whose archive cannot be opened, one who handed in nothing; and
    their roster."""
    folder = tmp_path_factory.mktemp("privacy")
    (folder / "class").mkdir()
    for name in (LEA, BOB):
        (folder / "class" / name).write_text(ANSWER, encoding="utf-8")
    (folder / "class" / "zoe.zip").write_bytes(b"PK\3\4 nothing")
    rows = '"Martin, Léa",31,lea@x.fr\n"Bob",32,bob@x.fr\n"Zoe",33,\n"Ann",34,ann@x.fr\n'
    (folder / "roster.csv").write_text(f"Student,ID,e-mail,SIS Login ID\n{rows}", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def named(handed_in: Path) -> Path:
    """The results under names."""
    out = handed_in / "named"
    grade(handed_in / "class", ["m02_pegs"], out, roster=handed_in / "roster.csv", jobs=1)
    return out


def test_feedback_for_canvas(named: Path) -> None:
    with zipfile.ZipFile(named / "canvas_feedback.zip") as archive:
        names = archive.namelist()

    assert sorted(names) == ["bob_LATE_32_418_m02_pegs.html", "martinlea_31_417_m02_pegs.html"]


def test_a_learner_keeps_the_code_of_the_first_time(handed_in: Path, tmp_path: Path) -> None:
    path = tmp_path / "key.csv"
    entries, _ = find(handed_in / "class", ["m02_pegs"])
    key = Key.read(path)
    hidden = key.disguised(entries)
    key.save()

    assert {one.name for one in hidden} == {*key.codes.values()}
    assert not {one.name for one in entries} & {one.name for one in hidden}
    assert all(not one.account for one in hidden)
    assert path.stat().st_mode & 0o077 == 0
    assert Key.read(path).disguised(entries) == hidden


def test_no_name_of_a_file_is_shown_under_a_code(tmp_path: Path) -> None:
    folder = tmp_path / "class" / "Alice Smith"
    folder.mkdir(parents=True)
    with zipfile.ZipFile(folder / "smith.zip", "w") as archive:
        archive.writestr("Alice/m02_pegs.py", ANSWER)
        archive.writestr("Alice/other.py", ANSWER)
    (folder / "old smith.py").write_bytes(b"\0" * 20)
    os.mkfifo(folder / "alice.ipynb")
    (tmp_path / "class" / "Smith").mkdir()
    key = Key(tmp_path / "key.csv", {}, {})
    entries, _ = find(tmp_path / "class", ["m02_pegs"])

    for entry in key.disguised(entries):
        for asked in (True, False):
            for submission in entry.read_all(
                {"m02_pegs": ["occurences"], "m01_codes": ["tous_les_codes"]}, asked
            ).values():
                submission = key.without_file(submission)
                said = repr(
                    (submission.name, submission.file, submission.problem, submission.notes)
                ).lower()
                assert not re.search("alice|smith", said)
    read = Entry.read_all(
        next(one for one in key.disguised(entries) if one.files), {"m02_pegs": ["occurences"]}, True
    )
    assert read["m02_pegs"].source == ANSWER


def test_a_key_of_somebody_else(tmp_path: Path) -> None:
    (tmp_path / "key.csv").write_text("a,b\n")
    with pytest.raises(InputError, match="no key"):
        Key.read(tmp_path / "key.csv")


def test_somebody_is_forgotten(course: Course, named: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    shutil.copytree(named, out)
    records = (out / "results.jsonl").read_bytes()
    (out / "results.jsonl").write_bytes(records + records)
    records += records
    (out / "changes.csv").write_text(
        "date,submission,module\n1,Bob,m02_pegs\n2,Léa Martin,m02_pegs\n", encoding="utf-8"
    )

    with pytest.raises(InputError, match="did you mean Bob"):
        forget("Bobb", out, course, "en")
    assert (out / "results.jsonl").read_bytes() == records
    assert forget("Bob", out, course, "en") == 2, "what was found before, too"

    left = [path for path in out.rglob("*") if path.is_file()]
    assert not [
        path
        for path in left
        if b"Bob" in path.read_bytes() or "Bob" in path.name or "bob" in path.name
    ]
    with zipfile.ZipFile(out / "canvas_feedback.zip") as archive:
        assert archive.namelist() == ["martinlea_31_417_m02_pegs.html"]
    for name in ("marks.csv", "canvas.csv", "changes.csv"):
        with (out / name).open(encoding="utf-8-sig", newline="") as file:
            assert any("Léa Martin" in row for row in csv.reader(file))
    with pytest.raises(InputError, match="the name is empty"):
        forget(" ", out, course, "en")
    for name in ("MARTIN lea", "Zoe", "Ann"):
        forget(name, out, course, "en")
    assert {path.name for path in out.iterdir()} <= {
        "results.jsonl",
        "changes.csv",
        "pages",
    }


def test_those_who_are_left_keep_what_the_roster_says_of_them(
    course: Course, tmp_path: Path
) -> None:
    """In the tables, and on the page of the class, where their groups are."""
    out, settings = tmp_path / "out", tmp_path / "class.toml"
    (tmp_path / "class").mkdir()
    for name in ("Pair", "Trio"):
        (tmp_path / "class" / f"{name}.py").write_text(ANSWER, encoding="utf-8")
    roster = tmp_path / "roster.csv"
    rows = "Lea,31,Pair\nBob,32,Pair\nAnn,34,Pair\nCy,35,\nDan,36,\n"
    roster.write_text(f"name,student number,team\n{rows}", encoding="utf-8")
    groups = "[groups]\nTrio = ['cy', 'bob', 'dan']\n"
    settings.write_text(f"groups_of_roster = 'team'\n{groups}", encoding="utf-8")
    grade(tmp_path / "class", ["m02_pegs"], out, roster=roster, settings=settings, jobs=1)

    def rows_of(name: str) -> list[list[str]]:
        with (out / name).open(encoding="utf-8-sig", newline="") as file:
            return [row for row in csv.reader(file) if row[0] != "Bob"]

    marks = rows_of("marks.csv")
    assert "31" in marks[-1]
    assert forget("Bob", out, course, "en") == 1

    assert rows_of("marks.csv") == marks
    page = (out / "class.html").read_text(encoding="utf-8")
    assert "Trio works together: cy, dan." in page
    assert "Pair works together: Lea, Ann." in page
    roster.unlink()
    assert forget("Ann", out, course, "en") == 1, "no mark is made of the roster"
    assert "Lea" in (out / "marks.csv").read_text(encoding="utf-8")


@pytest.mark.slow
def test_somebody_is_forgotten_in_a_comparison_and_those_who_withdrew_stay_away(
    course: Course, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, out, compared = tmp_path / "class", tmp_path / "marks", tmp_path / "compared"
    folder.mkdir()
    names = {"ann", "bob", "cy", "dan", "eve", "fay", "gil", "hal", "ina", "jo", "kim", "leo"}
    for name in names:
        (folder / f"{name}.py").write_text(ANSWER + f"# {name}\n", encoding="utf-8")
    (tmp_path / "class.toml").write_text("[module.m02_pegs]\nweight = 3\n", encoding="utf-8")
    grade(folder, ["m02_pegs"], out, settings=tmp_path / "class.toml", jobs=1)
    export = ["export", "similarity", "m02_pegs", str(compared), "--submissions", str(folder)]
    assert main(export) == 0
    assert len([*(compared / "learners").iterdir()]) == len(names)
    (folder / "eve.py").unlink()
    (folder / "fay.py").unlink()
    grade(folder, ["m02_pegs"], out, settings=tmp_path / "class.toml", jobs=1)

    (folder / "bob.py").unlink()
    forgetting = ["forget", "bob", "--out", str(out), "--similarity", str(compared)]
    assert main(forgetting) == 0

    assert not [
        path for path in compared.rglob("*") if path.is_file() and b"bob" in path.read_bytes()
    ]
    assert not (compared / "learners" / "bob.py").exists()
    assert "ann" in (compared / "info.csv").read_text(encoding="utf-8")
    assert (compared / "learners" / "ann.py").read_text(encoding="utf-8") == f"{ANSWER}# ann\n"

    def listed() -> set[str]:
        with (out / "marks.csv").open(encoding="utf-8-sig", newline="") as file:
            return {row["submission"] for row in csv.DictReader(file)}

    left = names - {"bob", "eve", "fay"}
    assert listed() == left, "who withdrew does not come back"
    assert Written.read(out).settings == str(tmp_path / "class.toml")
    (tmp_path / "iris.py").write_text(ANSWER, encoding="utf-8")
    graded = grade(tmp_path / "iris.py", ["m02_pegs"], out, jobs=1)
    assert listed() == left | {"iris"}
    assert graded.withdrawn == (), "they were named when they left"
    grade(folder, ["m01_codes"], out, jobs=1)
    assert not listed() & {"bob", "eve", "fay"}
    grade(tmp_path / "class" / "hal.py", ["m02_pegs"], out, jobs=1)
    (tmp_path / "fay.py").write_text(ANSWER, encoding="utf-8")
    grade(tmp_path / "fay.py", ["m02_pegs"], out, jobs=1)
    assert "fay" in listed(), "who hands in again is there again"


def test_a_folder_without_results(course: Course, tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"no results\.jsonl"):
        forget("Bob", tmp_path, course, "en")


def test_what_comes_into_a_folder_is_seen(tmp_path: Path) -> None:
    out = tmp_path / "marks"
    out.mkdir()
    before = stamp(tmp_path, out)
    (out / "results.jsonl").write_text("{}")
    assert stamp(tmp_path, out) == before
    (tmp_path / "alice").mkdir()
    (tmp_path / "alice" / "m02_pegs.py").write_text(ANSWER)
    assert stamp(tmp_path, out) != before
    assert stamp(tmp_path / "nowhere", out) == []
