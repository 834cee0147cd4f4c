"""A check that raises, an export that raises, a judge that raises: no mark, a reason, and everybody
is told."""

import ast
import csv
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest

from autograder.cli.grade import show_class
from autograder.cli.parser import Options
from autograder.course.module import Course, Module
from autograder.grading import exports
from autograder.grading.exports import Exporter
from autograder.grading.graded import Graded
from autograder.grading.records import Place, Records
from autograder.grading.written import Written
from autograder.i18n.message import Message, written_by_author
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.reports import tables
from autograder.reports.model import OUR_FAULT, PASSED, CheckReport, Report, TaskReport, Verdict
from autograder.sandbox.doctor import Tier
from autograder.sandbox.servers import sandbox_of
from autograder.tests.conftest import wrong

pytestmark = pytest.mark.any_python

ROOT = Path(__file__).parents[2]
_CHECK = "test_occurences_counts_every_equal_element"
_STUMBLE = """
    if submission.answers(Cases([([1, 1], 1)])) == [1]:
        raise RuntimeError("we stumbled")
"""
_LEFT_OUT = ("__pycache__", "benchmarks", "numbers", "site", "submissions", "tests")


@pytest.fixture(scope="module")
def stumbling(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout in which one check raises over some answers: those of `in` for a number."""
    root = tmp_path_factory.mktemp("course")
    package = root / "autograder"
    shutil.copytree(ROOT / "autograder", package, ignore=shutil.ignore_patterns(*_LEFT_OUT))
    (root / "solutions").mkdir()
    for name in ("m01_codes", "m02_pegs"):
        shutil.copy(ROOT / "solutions" / f"{name}.py", root / "solutions")
    checks = package / "checks" / "test_m02_pegs.py"
    lines = checks.read_text(encoding="utf-8").split("\n")
    (check,) = (
        part for part in ast.parse("\n".join(lines)).body if getattr(part, "name", "") == _CHECK
    )
    assert isinstance(check, ast.FunctionDef)
    lines.insert(check.body[1].lineno - 1, _STUMBLE)
    checks.write_text("\n".join(lines), encoding="utf-8")
    return root


def _python(root: Path, program: str, *arguments: object) -> "subprocess.CompletedProcess[str]":
    """Run a program with the package of that checkout."""
    path = os.pathsep.join(
        [str(Path(sys.executable).parent), os.environ["PATH"]]
    )  # nbgrader runs `alembic` by its name
    environment = {**os.environ, "PATH": path, "PYTHONPATH": str(root), "HOME": str(root)}
    environment |= {"LC_ALL": "C.UTF-8", "COLUMNS": "200"}
    command = [sys.executable, "-c", program, *map(str, arguments)]
    return subprocess.run(
        command, cwd=root, env=environment, capture_output=True, text=True, timeout=300, check=False
    )


_CLI = "import sys; from autograder.cli import main; sys.exit(main())"


@pytest.fixture(scope="module")
def handed_in(pegs: Module, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("class")
    (folder / "ann.py").write_text(pegs.source, encoding="utf-8")
    (folder / "ben.py").write_text(
        pegs.source + wrong(pegs, "occurences__membership"), encoding="utf-8"
    )
    return folder


def _rows(path: Path) -> dict[str, list[str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return {row[0]: row for row in csv.reader(file)}


def test_grade(stumbling: Path, handed_in: Path, tmp_path: Path) -> None:
    run = _python(
        stumbling,
        _CLI,
        "grade",
        handed_in,
        "--module",
        "m02_pegs",
        "--out",
        tmp_path,
        "--lang",
        "en",
    )

    assert run.returncode == OUR_FAULT, run.stderr
    last = run.stderr.strip().splitlines()[-1]
    assert "occurences_counts_every_equal_element: RuntimeError('we stumbled')" in last
    assert last.split("(1): ")[1].startswith("ben.")
    lines = (tmp_path / "results.jsonl").read_text(encoding="utf-8").splitlines()
    records = {one["submission"]: one for one in map(json.loads, lines)}
    assert (records["ann"]["score"], "fault" in records["ann"]) == (25, False)
    assert records["ben"]["score"] is None
    assert (
        records["ben"]["fault"]
        == "occurences_counts_every_equal_element: RuntimeError('we stumbled')"
    )
    assert "This is not the learner's fault" in str(Message.from_json(records["ben"]["problem"]))
    marks, checks = _rows(tmp_path / "marks.csv")["ben"], _rows(tmp_path / "checks.csv")["ben"]
    assert marks[2] == ""
    assert "we stumbled" in marks[-1]
    assert "we stumbled" in " ".join(checks)
    for file in ("class.html", "pages/ben.m02_pegs.html"):
        assert "we stumbled" in (tmp_path / file).read_text(encoding="utf-8")
    again = _python(
        stumbling,
        _CLI,
        "grade",
        handed_in,
        "--module",
        "m02_pegs",
        "--out",
        tmp_path,
        "--lang",
        "en",
    )
    assert again.returncode == OUR_FAULT
    assert "1 submission unchanged" in again.stderr  # the other one is tried again


@pytest.mark.slow
def test_grade_for_gradescope(stumbling: Path, handed_in: Path, tmp_path: Path) -> None:
    arguments = ["--single", "--module", "m02_pegs", "--out", tmp_path]
    assert (
        _python(stumbling, _CLI, "grade", handed_in / "ben.py", *arguments).returncode == OUR_FAULT
    )
    results = (tmp_path / "gradescope.json").read_text(encoding="utf-8")
    assert "score" not in json.loads(results)


def test_check(stumbling: Path, handed_in: Path) -> None:
    run = _python(stumbling, _CLI, "check", "m02_pegs", handed_in / "ben.py", "--lang", "fr")

    assert run.returncode == OUR_FAULT
    assert "occurences_counts_every_equal_element: RuntimeError('we stumbled')" in run.stderr
    assert "n’y est pour rien" in run.stderr
    assert (
        _python(
            stumbling, _CLI, "check", "m02_pegs", handed_in / "ann.py", "--lang", "fr"
        ).returncode
        == 0
    )


_IN_A_NOTEBOOK = """
import sys
from pathlib import Path
from autograder.notebook import checked
from autograder.notebook.cells import CellRun
from autograder.learn.state import Progress
sys.platform = sys.argv[1]  # of a browser, or this one's
print(checked("occurences", [CellRun(1, sys.argv[2])], Progress(Path(sys.argv[3])), "en"))
"""


@pytest.mark.parametrize("platform", ["emscripten", sys.platform])
def test_check_in_a_notebook_and_in_the_browser(
    stumbling: Path, tmp_path: Path, platform: str
) -> None:
    source = "def occurences(l, n):\n    return int(n in l)\n"
    run = _python(stumbling, _IN_A_NOTEBOOK, platform, source, tmp_path / "progress.json")

    assert run.returncode == 0, run.stderr
    assert "occurences_counts_every_equal_element: RuntimeError('we stumbled')" in run.stdout
    assert "not the learner's fault" in run.stdout
    assert not (tmp_path / "progress.json").exists()


@pytest.mark.slow
def test_nbgrader(stumbling: Path, handed_in: Path, tmp_path: Path) -> None:
    course = tmp_path / "class"
    assert (
        _python(
            stumbling, _CLI, "classroom", course, "--collect", handed_in, "--lang", "en"
        ).returncode
        == 0
    )
    book = f"sqlite:///{course}/gradebook.db"
    nbgrader = (
        f"import os; os.chdir({str(course)!r}); from nbgrader.apps.nbgraderapp import NbGraderApp"
        " as App; "
    )
    nbgrader += "import sys; App.launch_instance(sys.argv[1:])"
    for step in ("generate_assignment", "autograde"):
        run = _python(stumbling, nbgrader, step, "m02_pegs")
        assert run.returncode == 0, run.stderr[-2000:]
    assert "we stumbled" in run.stderr
    marks = "import sys; from nbgrader.api import Gradebook\n"
    marks += f"for one in Gradebook({book!r}).assignment_submissions('m02_pegs'):\n"
    marks += "    print(one.student.id, one.score, one.needs_manual_grade)\n"
    assert _python(stumbling, marks).stdout.split("\n")[:2] == ["ann 25.0 False", "ben 0.0 True"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("undefined_name", "undefined_name"),
        (
            'occurences.check(points="1")(test_occurences_of_any_number)',
            "points='1' is no number",
        ),
    ],
)
def test_a_check_file_that_cannot_be_read(
    stumbling: Path, handed_in: Path, tmp_path: Path, line: str, said: str
) -> None:
    root = tmp_path / "course"
    shutil.copytree(stumbling, root)
    checks = root / "autograder" / "checks" / "test_m02_pegs.py"
    checks.write_text(checks.read_text(encoding="utf-8") + f"\n{line}\n", encoding="utf-8")

    out = tmp_path / "marks"
    run = _python(
        root, _CLI, "grade", handed_in, "--module", "m02_pegs", "--out", out, "--lang", "en"
    )
    assert run.returncode == OUR_FAULT
    assert "Traceback" not in run.stderr
    assert said in run.stderr
    assert _rows(out / "marks.csv").keys() >= {"ann", "ben"}


# ---------------------------------------------------------------- exports


@pytest.fixture
def records(tmp_path: Path) -> Iterator[Records]:
    found = Records(tmp_path / "marks")
    for name in ("ann", "ben", "cy"):
        found.add(_report(name))
    yield found
    found.close()


def _report(name: str) -> Report:
    said = written_by_author({"en": "Said.", "fr": "Dit."})
    check = CheckReport("occurences_twice", 5.0, said, Verdict(PASSED, said))
    task = TaskReport("occurences", False, (check,))
    return Report(
        name,
        "m02_pegs",
        "full",
        20.0,
        (task,),
        file=f"{name}.py",
        account="moodle 1",
        key=name,
        seconds=0.1,
    )


def _stumbles_over_ben(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> None:
    """Have a function of the exports raise when it meets ben."""
    own = getattr(module, name)

    def stumbling(report: Report, *more: Any, **named: Any) -> Any:
        if report.submission == "ben":
            raise KeyError("we stumbled")
        return own(report, *more, **named)

    monkeypatch.setattr(module, name, stumbling)


def _exporter(course: Course, records: Records) -> Exporter:
    return Exporter(course, records, Written.read(records.path.parent), "en")


@pytest.mark.parametrize(
    ("module", "name", "file"),
    [
        (tables, "reasons_text", "moodle.csv"),
        (exports, "page_of", "pages/ben.m02_pegs.html"),
    ],
)
def test_a_file_that_fails_for_one_record_loses_no_other(
    course: Course,
    records: Records,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    module: Any,
    name: str,
    file: str,
) -> None:
    out = records.path.parent
    with monkeypatch.context() as patched:
        _stumbles_over_ben(patched, module, name)
        exporter = _exporter(course, records)
        lost = exporter.write()

    assert lost == {file: f"{file}: ben: KeyError: 'we stumbled'"}
    graded = Graded(out, ("ann", "ben", "cy"), tuple(exporter.lines), lost=lost)
    show_class(course, graded, Options(lang="en"))
    assert graded.status == OUR_FAULT
    assert f"{file}: ben: KeyError: 'we stumbled'" in capsys.readouterr().err
    marks = _rows(out / "marks.csv")
    assert [marks[one][2] for one in ("ann", "ben", "cy")] == ["5", "5", "5"]
    moodle = (out / "moodle.csv").read_text(encoding="utf-8")
    pages = {path.name.partition(".")[0] for path in (out / "pages").iterdir()}
    assert {"ann", "cy"} <= pages
    assert "ann" in moodle
    assert ("ben" in moodle) == ("ben" not in pages)

    assert _exporter(course, records).write() == {}, "the next run makes it whole"
    assert "ben" in (out / "moodle.csv").read_text(encoding="utf-8")
    assert (out / "pages" / "ben.m02_pegs.html").is_file()


def test_a_file_that_fails_at_its_end_is_named_and_the_others_are_there(
    course: Course, records: Records, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> bytes:
        raise ZeroDivisionError

    monkeypatch.setattr(exports, "workbook_of", broken)
    out = records.path.parent

    assert _exporter(course, records).write() == {"marks.xlsx": "marks.xlsx: ZeroDivisionError"}
    assert not (out / "marks.xlsx").exists()
    assert (out / "class.html").is_file()


def test_every_record_is_read_once(course: Course, records: Records) -> None:
    asked = []
    own = records.report

    def noted(place: Place) -> Report:
        asked.append(place[0])
        return own(place)

    records.report = noted  # type: ignore[method-assign]
    _exporter(course, records).write()
    assert asked == ["ann", "ben", "cy"]
    _exporter(course, records).write()
    assert asked == ["ann", "ben", "cy"]


@pytest.mark.slow
def test_the_gradebook_that_cannot_be_filled_for_one(
    course: Course, pegs: Module, handed_in: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gradebook = pytest.importorskip("autograder.integrations.nbgrader.gradebook")
    own = gradebook.save_marks

    def stumbling(book: Any, module: Module, report: Report, student: str, language: str) -> None:
        if student == "ben" and report.score is not None:
            raise KeyError("we stumbled")
        own(book, module, report, student, language)

    monkeypatch.setattr(gradebook, "save_marks", stumbling)
    monkeypatch.setenv(
        "PATH", os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    )
    out, book = tmp_path / "marks", tmp_path / "gradebook.db"
    from autograder.cli import main

    arguments = [
        "grade",
        handed_in,
        "--module",
        "m02_pegs",
        "--out",
        out,
        "--gradebook",
        book,
        "--jobs",
        "2",
    ]
    assert main([str(one) for one in arguments]) == OUR_FAULT
    assert [row[2] for name, row in _rows(out / "marks.csv").items() if name in ("ann", "ben")] == [
        "25",
        "",
    ]
    with gradebook.Gradebook(f"sqlite:///{book}") as opened:
        found = {
            one.student.id: one.needs_manual_grade
            for one in opened.assignment_submissions("m02_pegs")
        }
    assert found == {"ann": False, "ben": True}


_ODD = (
    "float('nan')",
    "-float('inf')",
    "10**400",
    "[0] * 10**3",
    "{(0, 0): float('nan')}",
    "'\\ud800'",
)


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["m02_pegs", "m06_bulls_and_cows", "m09_bounds"])
def test_no_value_makes_a_check_stumble(slug: str, course: Course, tier: Tier) -> None:
    module, sandbox = course.module(slug), sandbox_of(tier)
    values = cycle(_ODD)
    for task, value in [
        (task, next(values)) for task in module.tasks for _unused in range(len(_ODD) // 2)
    ]:
        source = f"{module.standalone}\n\ndef {task.name}(*_, **__):\n    return {value}\n"

        report = judge_one(module, Submission("ann", "ann.py", source), sandbox, (task.name,))

        assert not report.problem, (task.name, value, report.fault)


_WITHIN = (
    "None",
    "float(part == part)",
    "float('nan')",
    "(part,)",
    "str(part)",
    "'\\ud800'",
    "10**400",
)
_CHANGED = """

def _changed(answer, place):
    if isinstance(answer, dict):
        return {{_changed(key, place): _changed(value, place) for key, value in answer.items()}}
    if type(answer) in (list, tuple):
        return type(answer)(_changed(part, place) for part in answer)
    place[0] += 1
    return _of(answer) if place[0] % {every} == 0 and isinstance(answer, (int, str)) else answer


def _of(part):
    return {change}


def {name}(*given, _own={name}, **named):
    return _changed(_own(*given, **named), [0])
"""


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["m08_entropy"])
def test_no_value_within_a_right_answer_makes_a_check_stumble(
    slug: str, course: Course, tier: Tier
) -> None:
    """It looks right until something is done with its parts."""
    module, sandbox = course.module(slug), sandbox_of(tier)
    for task, change, every in product(module.tasks, _WITHIN, (1, 3)):
        source = module.standalone + _CHANGED.format(name=task.name, change=change, every=every)

        report = judge_one(module, Submission("ann", "ann.py", source), sandbox, (task.name,))

        assert not report.problem, (task.name, change, every, report.fault)


@pytest.mark.slow
def test_answers_too_large_to_be_compared_make_no_check_stumble(course: Course, tier: Tier) -> None:
    """All answers to one check are more than is looked at."""
    module = course.module("m02_pegs")
    source = f"{module.standalone}\n\ndef occurences(*_):\n    return [0] * 4 * 10**5\n"
    report = judge_one(
        module, Submission("ann", "ann.py", source), sandbox_of(tier), ("occurences",)
    )

    assert not report.problem, report.fault
    assert report.score == 0


_NAMED_ODDLY = """
class Kind(type):
    __name__ = property(lambda self: {name})


class Odd(metaclass=Kind):
    def __next__(self):
        return self


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    results = partition(game.secrets, lambda secret: game.score(decision, secret))
    yield {node}
"""


@pytest.mark.parametrize("name", ["10 ** 5000", '"`<b>\\n" * 10**5'])
@pytest.mark.parametrize(
    "node",
    [
        "Odd()",
        "Node(decision, [Odd()])",
        "Node(decision, Odd())",
        "Node(decision, [Branch(r, []) for r in results])",
    ],
)
def test_a_class_that_calls_itself_anything_is_told_in_a_short_sentence(
    course: Course, tier: Tier, name: str, node: str
) -> None:
    module = course.module("m08_entropy")
    source = module.standalone + _NAMED_ODDLY.format(name=name, node=node.replace("[]", "Odd()"))
    report = judge_one(
        module, Submission("ann", "ann.py", source), sandbox_of(tier), ("lazy_solution_tree",)
    )

    assert not report.problem, report.fault
    told = [
        check.verdict.message
        for task in report.tasks
        for check in task.checks
        if check.verdict.message
    ]
    assert told
    assert all(len(one["en"]) < 1000 and "\n" not in one["en"] for one in told)
