"""`from autograder import grade`: a program that grades a class, and the command, say the same."""

import json
import subprocess
import sys
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest

import autograder
from autograder.cli import main
from autograder.course.module import Module
from autograder.grading.graded import Graded
from autograder.grading.watcher import Watcher
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message
from autograder.tests.conftest import wrong


class _Noting(Watcher):
    def __init__(self) -> None:
        self.heard: list[str] = []

    def begins(self, what: Message, count: int) -> None:
        self.heard.append(f"{what['en']} {count}")

    def steps(self, name: str) -> None:
        self.heard.append(name)

    def ends(self) -> None:
        self.heard.append("end")


@pytest.fixture(scope="module")
def handed_in(pegs: Module, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("class")
    (folder / "ann.py").write_text(pegs.source, encoding="utf-8")
    (folder / "ben.py").write_text(
        pegs.source + wrong(pegs, "mal_places__double_count_in"), encoding="utf-8"
    )
    (folder / "cy.py").write_bytes(b"\0\0")
    (folder / "README.txt").write_text("Nothing.", encoding="utf-8")
    return folder


def _records(out: Path) -> list[dict[str, Any]]:
    """The lines, in the order of the learners: they are written as each is judged."""
    lines = (out / "results.jsonl").read_text(encoding="utf-8").splitlines()
    records: list[dict[str, Any]] = [{**json.loads(line), "seconds": 0} for line in lines]
    return sorted(records, key=itemgetter("submission"))


@pytest.fixture(scope="module")
def watcher() -> _Noting:
    return _Noting()


@pytest.fixture(scope="module")
def graded(handed_in: Path, watcher: _Noting, tmp_path_factory: pytest.TempPathFactory) -> Graded:
    out = tmp_path_factory.mktemp("graded") / "marks"
    found = autograder.grade(str(handed_in), ["m02_pegs"], out=out, jobs=1, watcher=watcher)
    assert isinstance(found, Graded)
    return found


def test_the_command_writes_the_same(
    handed_in: Path, graded: Graded, capsys: pytest.CaptureFixture[str]
) -> None:
    out = graded.out.parent / "by the command"
    assert (
        main(["grade", str(handed_in), "--module", "m02_pegs", "--out", str(out), "--lang", "en"])
        == graded.status
    )
    assert _records(out) == _records(graded.out)
    assert {path.name for path in out.iterdir()} == {path.name for path in graded.out.iterdir()}
    assert capsys.readouterr().err.splitlines() == [
        "Settings: none",
        *(said["en"] for said in graded.warnings),
    ]


def test_what_comes_back(graded: Graded) -> None:
    came_back = [{**report.to_json(), "seconds": 0} for report in graded.reports]
    assert sorted(came_back, key=itemgetter("submission")) == _records(graded.out)
    assert [(line.submission, line.score) for line in graded.lines] == [
        ("ann", 25),
        ("ben", 21),
        ("cy", None),
    ]
    (cy,) = graded.could_not_be_judged
    assert cy.problem
    assert "cy.py" in cy.problem["en"]
    assert graded.learners == ("ann", "ben", "cy")
    assert graded.aside == ("README.txt",)
    assert [said["en"] for said in graded.warnings] == ["Left aside, not judged: README.txt"]
    assert (graded.status, graded.reused, graded.faults, graded.lost) == (0, 0, {}, {})


def test_it_is_heard_of_while_it_goes_on(graded: Graded, watcher: _Noting) -> None:
    begin, *names, end = watcher.heard
    assert (begin, sorted(names), end) == ("judging 3", ["ann", "ben", "cy"], "end")


def test_bad_input_is_an_exception_in_both_languages(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="there is no folder or file") as caught:
        autograder.grade(tmp_path / "nowhere", out=tmp_path / "marks")
    assert "il n'y a ni dossier ni fichier" in caught.value.text.typed("fr")
    assert not (tmp_path / "marks").exists()


@pytest.mark.parametrize(
    "before",
    [
        "",
        "import autograder.grading.run",
        "import autograder.cli.grade",
        "from autograder.grading import pool",
    ],
)
def test_whatever_was_imported_before_it_is_a_function(before: str) -> None:
    program = (
        f"{before}\nfrom autograder import grade\nprint(type(grade).__name__, grade.__module__)"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )

    assert run.stdout == "function autograder.grading.run\n"


def test_help_needs_nothing_of_what_judges() -> None:
    program = (
        "import sys; from autograder.cli import main\ntry: main(['--help'])\nexcept SystemExit:"
        " pass\n"
    )
    program += (
        "print(*(name for name in sys.modules if name.startswith(('autograder.', 'rich', 'jinja2',"
        " 'numpy'))))"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )

    imported = set(run.stdout.splitlines()[-1].split())
    said = (
        "catalogue",
        "characters",
        "display",
        "errors",
        "formats",
        "message",
        "reader",
        "typography",
    )
    assert imported == {"autograder.cli", "autograder.cli.parser", "autograder.i18n"} | {
        f"autograder.i18n.{name}" for name in said
    }


def test_how_long_a_file_may_compute(tmp_path: Path, pegs: Module) -> None:
    """What it has earned by then stays; another limit judges it again."""
    (handed_in := tmp_path / "class").mkdir()
    slow = pegs.source + "\n\ndef mal_places(a, b):\n    while True:\n        pass\n"
    (handed_in / "ann.py").write_text(slow, encoding="utf-8")
    (settings := tmp_path / "class.toml").write_text("seconds = 0.5\n")

    def graded() -> dict[str, Any]:
        autograder.grade(handed_in, ["m02_pegs"], out=tmp_path / "marks", jobs=1, settings=settings)
        return _records(tmp_path / "marks")[-1]

    short = graded()
    settings.write_text("seconds = 9\n")
    longer = graded()

    assert [short["isolation"], longer["isolation"]] == ["confined, 0.5 s", "confined, 9 s"]
    notes = [Message.from_json(note)["en"] for note in short["notes"]]
    assert any("for more than 0.5 s in all" in note for note in notes)
    assert 0 < short["score"] < longer["score"]
    assert short["key"] != longer["key"]
