"""The duel of a class: which examples are read in what was handed in, who is first, and what is left in the folder."""

import csv
import json
from pathlib import Path

import pytest

from autograder.cli import main
from autograder.course.module import Module
from autograder.examples.hunting import hunted, task_asked
from autograder.examples.record import examples_of
from autograder.examples.written import Example, example, handed_in
from autograder.i18n.typography import as_typed
from autograder.league.duel.files import as_page
from autograder.league.duel.standing import Standing

_NAMES = ("mal_places",)
_PROGRAM = '''
def mal_places(l1, l2):
    return 0

assert mal_places([1], [1]) == 0
assert mal_places( [1],[1] )  ==  0, "the same"
assert bien_places([1], [1]) == 1
assert mal_places([1] * 4, [1]) == 1
hunt(mal_places, """
assert mal_places([1, 2], [2, 1]) == 2
""")
'''


# ---------------------------------------------------------------- what is read


def _read(*texts: str, most: int = 40) -> list[str]:
    return [one.plain for one in handed_in(texts, _NAMES, most)]


def test_the_examples_of_a_program_and_those_given_to_hunt_are_read_once() -> None:
    assert _read(_PROGRAM) == ["assert mal_places([1], [1]) == 0", "assert mal_places([1, 2], [2, 1]) == 2"]
    assert _read(_PROGRAM, most=1) == ["assert mal_places([1], [1]) == 0"]


def test_what_python_cannot_read_costs_itself_alone() -> None:
    broken = "%matplotlib inline\ndef f(:\n    pass\nassert mal_places([2], [1]) == 0\nassert mal_places([1]"
    assert _read(broken, "!ls", "assert mal_places([3], [1]) == 0") == [
        "assert mal_places([2], [1]) == 0",
        "assert mal_places([3], [1]) == 0",
    ]


@pytest.mark.parametrize(
    "hostile",
    [
        "assert mal_places([0], [0])" + ".a" * 3000 + " == 0",
        "assert f" + ".a" * 3000 + "(mal_places([0], [0])) == 0",
        "assert mal_places(" + "[" * 150 + "]" * 150 + ", [0]) == " + "-" * 900 + "1",
        f"assert mal_places([0], [{'0, ' * 1000}]) == 0",
        f"assert mal_places([0], [0]) == {'9' * 5000}",
        "assert mal_places([0], {[0]: 1}) == 0",
        "assert mal_places(*[[0], [0]]) == 0",
        "assert mal_places(**{'l1': 1}) == 0",
        "hunt('mal_places', '(((')\nhunt('mal_places')\nhunt([1], 'x')",
        "\0",
        "x = 1\n" * 50_000,
    ],
)
def test_what_is_made_to_trip_is_passed_over(hostile: str) -> None:
    assert _read(hostile, "assert mal_places([3], [1]) == 0")[-1:] == (
        [] if len(hostile) > 100_000 else ["assert mal_places([3], [1]) == 0"]
    )
    assert len(_read(hostile)) <= 1


# ---------------------------------------------------------------- who is first


def _examples(*answers: int) -> list[Example]:
    return [example("gagne", (answer, 0), False) for answer in answers]


def test_first_who_catches_most_then_who_needs_fewest(course_module: Module) -> None:
    task = task_asked(course_module, "gagne")
    record = hunted(course_module, task)
    names = [one.name for one in record.catchable]
    catches = {  # 0 and 1 share one, 2 has both halves, 3 is not true, 4 is the exercise's
        one.plain: frozenset(caught)
        for one, caught in zip(
            _examples(0, 1, 2, 4), (names[:9], names[8:], [*names, "another"], names[:2]), strict=True
        )
    }
    works = {
        "at once": _examples(4, 2, 0, 1),
        "in two": _examples(0, 1, 3),
        "also": _examples(1, 0),
        "half": _examples(1, 3),
        "none of their own": _examples(4, 3),
        "nothing": [],
    }
    found = Standing.of(task, record, _examples(4), works, catches)

    assert [(row.name, row.rank, len(row.caught), len(row.needed)) for row in found.rows] == [
        ("at once", 1, len(names), 1),
        ("also", 2, len(names), 2),
        ("in two", 2, len(names), 2),
        ("half", 4, len(names) - 8, 1),
    ]
    assert {row.name: (row.own, row.others) for row in found.without} == {
        "none of their own": (0, 1),
        "nothing": (0, 0),
    }
    assert [row.name for row in found.first(2)] == ["at once", "also", "in two", ""]
    assert not found.free
    page = as_page(course_module, [found], "en", 2)
    assert "half" not in page
    assert "http" not in page


@pytest.fixture(scope="module")
def course_module(request: pytest.FixtureRequest) -> Module:
    module: Module = request.getfixturevalue("course").module("m03_codemaker")
    return module


# ---------------------------------------------------------------- a class


def _notebook(*cells: str) -> str:
    made = [{"cell_type": "code", "metadata": {}, "outputs": [], "source": [cell]} for cell in cells]
    return json.dumps({"cells": made, "metadata": {}, "nbformat": 4, "nbformat_minor": 5})


def test_a_class(course_module: Module, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is caught is what was recorded when the answers were observed, not what this run says of itself."""
    record = hunted(course_module, task_asked(course_module, "gagne"))
    lines = [case.text for case in record.smallest]
    given = {one.plain for one in examples_of(course_module, "gagne")}
    own = next(case for case in record.smallest if case.text not in given)
    folder, out = tmp_path / "class", tmp_path / "duel"
    folder.mkdir()
    (folder / "ana.py").write_text("\n".join(["def gagne(b, m):\n    return b == 4\n", *lines]), encoding="utf-8")
    cells = "from autograder import hunt", f'hunt("gagne", """\n{own.text}\nassert gagne(4, 0) == 17\n""")'
    (folder / "bo.ipynb").write_text(_notebook("def gagne(b, m:\n    pass", "\n".join(cells)), encoding="utf-8")
    (folder / "<b>cy.py").write_text("import os\nos.abort()\nassert gagne(3, '<b>') == os.abort()\n", encoding="utf-8")
    (folder / "dee.ipynb").write_text("{", encoding="utf-8")
    options = ["--module", "m03_codemaker", "--out", str(out), "--jobs", "1"]

    assert main(["duel", str(folder), *options, "--task", "gagne", "--lang", "en"]) == 0
    with (tmp_path / "duel-key.csv").open(encoding="utf-8-sig", newline="") as file:
        name_of = {row["code"]: row["name"] for row in csv.DictReader(file)}
    with (out / "duel.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = {name_of[row["learner"]]: row for row in csv.DictReader(file)}
    page = (out / "duel.html").read_text(encoding="utf-8")

    count = len(record.catchable)
    assert {name: (row["rank"], int(row["caught"])) for name, row in rows.items()} == {
        "ana": ("1", count),
        "bo": ("2", len(own.catches)),
        "<b>cy": ("", 0),
        "dee": ("", 0),
    }
    assert (rows["ana"]["with examples"], rows["bo"]["that do not"]) == (str(record.par), "1")
    assert "2 of 4 learner(s)" in capsys.readouterr().out
    assert f"they catch {count} of {count}" in page
    assert not any(name in page for name in ("ana", "<b>"))


def test_nobody_wrote_any(course_module: Module, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = "\n".join(one.text for one in examples_of(course_module, "gagne"))
    (tmp_path / "class").mkdir()
    (tmp_path / "class" / "ana.py").write_text(given, encoding="utf-8")
    options = ["--module", course_module.slug, "--task", "gagne", "--jobs", "1", "--lang", "fr"]

    assert main(["duel", str(tmp_path / "class"), "--out", str(tmp_path / "duel"), *options]) == 1
    assert "0 élève(s) sur 1" in as_typed(capsys.readouterr().out)
    assert "Personne n'a encore écrit" in as_typed((tmp_path / "duel" / "duel.html").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--module", "m99"], "m99"),
        (["--task", "nothing"], "there is no task nothing"),
        (["--module", "m03_codemaker", "--task", "jeu"], "No example catches a wrong `jeu`"),
        (["--out", "."], "is or holds what is to be played"),
        (["--jobs", "0"], "--jobs"),
        (["--top", "0"], "--top"),
        (["--names", "nobody.csv"], "nobody.csv"),
    ],
)
def test_what_cannot_be_done_is_said(
    options: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "class").mkdir()
    (tmp_path / "class" / "ana.py").write_text("assert mal_places([1], [2]) == 0\n", encoding="utf-8")

    assert main(["duel", "class", "--lang", "en", *options]) == 2
    assert said in as_typed(capsys.readouterr().err)
