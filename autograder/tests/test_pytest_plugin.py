"""The hidden checks as ordinary tests of pytest: the same verdicts as in `mastermind grade`."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from autograder.course.module import Course
from autograder.grading.work import judge
from autograder.intake import Submission
from autograder.reports.model import NOT_REACHED, PASSED
from autograder.sandbox.doctor import Tier
from autograder.tests.conftest import wrong

_OPTIONS = ["-p", "no:cacheprovider", "-q"]
_SAID = {PASSED: "passed", NOT_REACHED: "skipped"}  # anything else: a failure


def _run(course: Course, slug: str, *options: str) -> tuple[int, str]:
    command = [
        sys.executable,
        "-m",
        "pytest",
        *_OPTIONS,
        f"autograder/checks/test_{slug}.py",
        *options,
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd=course.root, timeout=600)
    return done.returncode, done.stdout + done.stderr


def _outcomes(report: Path) -> dict[str, str]:
    found = {}
    for case in ElementTree.parse(report).iter("testcase"):
        found[case.attrib["name"].removeprefix("test_")] = next(
            (child.tag for child in case), "passed"
        )
    return found


@pytest.mark.parametrize(
    ("slug", "mistake"),
    [
        ("m02_pegs", "mal_places__double_count_in"),
        pytest.param("m02_pegs", "occurences__returns_float", marks=pytest.mark.slow),
        pytest.param("m03_codemaker", "creer_code__drawn_once", marks=pytest.mark.slow),
    ],
)
def test_the_verdicts_are_those_of_grade(
    course: Course, tier: Tier, tmp_path: Path, slug: str, mistake: str
) -> None:
    module = course.module(slug)
    source = f"{module.standalone}\n\n{wrong(module, mistake)}"
    (tmp_path / "alice.py").write_text(source, encoding="utf-8")
    (report,) = judge(course.root, slug, [Submission("alice", "alice.py", source)], tier)

    code, said = _run(
        course,
        slug,
        "--submission",
        str(tmp_path / "alice.py"),
        "--submission-lang",
        "fr",
        f"--junitxml={tmp_path}/out.xml",
    )

    expected = {
        check.name: _SAID.get(check.verdict.status, "failure")
        for task in report.tasks
        for check in task.checks
    }
    assert _outcomes(tmp_path / "out.xml") == expected
    assert set(expected.values()) >= {"passed", "failure"}
    assert code == 1
    first = next(
        check for task in report.tasks for check in task.checks if expected[check.name] == "failure"
    )
    assert first.message["fr"] in said
    assert first.promise["fr"] in said


def test_without_a_submission_the_reference_is_judged_and_some_may_be_selected(
    course: Course,
) -> None:
    code, said = _run(course, "m02_pegs", "-k", "bien_places_twice")

    assert code == 0, said
    assert "1 passed" in said
    assert "The reference was judged; to judge somebody's work, add --submission FILE." in said


@pytest.mark.slow
def test_what_cannot_be_judged_is_told(course: Course, tmp_path: Path) -> None:
    code, said = _run(course, "m02_pegs", "--submission", str(tmp_path / "nobody.py"))
    assert code != 0
    assert "nobody.py" in said
    assert "Traceback" not in said

    (tmp_path / "empty.py").write_text("", encoding="utf-8")
    code, said = _run(
        course, "m02_pegs", "--submission", str(tmp_path / "empty.py"), "-k", "bien_places_twice"
    )
    assert code == 1
    assert "Traceback" not in said

    (tmp_path / "class").mkdir()
    for name in ("alice", "bob"):
        (tmp_path / "class" / f"{name}.py").write_text("", encoding="utf-8")
    code, said = _run(
        course, "m02_pegs", "--submission", str(tmp_path / "class"), "--submission-lang", "en"
    )
    assert code == pytest.ExitCode.USAGE_ERROR
    assert "there are 2 submissions in" in said

    (tmp_path / "notes.md").write_text("", encoding="utf-8")
    code, said = _run(
        course, "m02_pegs", "--submission", str(tmp_path / "notes.md"), "-k", "bien_places_twice"
    )
    assert code == pytest.ExitCode.USAGE_ERROR
    assert "notes.md" in said
    assert "pytest_plugin.py" not in said, "one sentence, no traceback"

    (tmp_path / "nothing").mkdir()
    code, said = _run(
        course, "m02_pegs", "--submission", str(tmp_path / "nothing"), "-k", "bien_places_twice"
    )
    assert code != 0
    assert "nothing" in said
    assert "Traceback" not in said


def test_a_course_that_is_not_as_it_should_be_is_told_once(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "autograder", "new", "m01_pairs", "--course", "mine"]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    source = tmp_path / "mine" / "solutions" / "m01_pairs.py"
    text = source.read_text(encoding="utf-8")
    source.write_text(text.replace('task="how_many_colours"', ""), encoding="utf-8")

    command = [sys.executable, "-m", "pytest", *_OPTIONS, "mine/checks"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)

    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    said = done.stdout + done.stderr
    assert said.count("no cell is a task") == 1
    assert "Traceback" not in said
