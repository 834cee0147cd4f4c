"""The suites that are taken away, run as each platform runs them, on right answers and on wrong
ones."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from autograder.authoring.known import right_answers
from autograder.course.module import Course, Module, this_course
from autograder.examples.record import program_of, record_of
from autograder.i18n.errors import InputError
from autograder.i18n.typography import as_typed
from autograder.integrations.platforms import PLATFORMS, export
from autograder.integrations.suite_files import JUDGING
from autograder.integrations.suites import Suite, suites_of
from autograder.reports.model import Report
from autograder.tests.conftest import wrong

_WRONG = "mal_places__double_count_in"
_QUESTION = "the first list has a single `2`"
_SECONDS = 300
_ENDED = re.compile(r"\w+(?:Error|Exit|Exception|Interrupt)\b")
# calls of many programs in one process; a call that does not end is stopped, and the first wrong
# one is the last
_MANY = """import json, signal, sys

class TimeoutError(KeyboardInterrupt):
    pass

def stop(*_):
    raise TimeoutError

signal.signal(signal.SIGPROF, stop)
found = []
seconds, programs = json.load(sys.stdin)
for source, given, cases in programs:
    said = []
    for call, expected, questions in cases:
        signal.setitimer(signal.ITIMER_PROF, seconds)
        said.append(judge_call(source, given, call, expected, questions))
        signal.setitimer(signal.ITIMER_PROF, 0)
        if said[-1] != expected:
            break
    found.append(said)
json.dump(found, sys.stdout)
"""


def _exported(platform: str, course: Course, place: Path) -> Path:
    export(PLATFORMS[platform], course, course.module("m02_pegs"), place, "en")
    return place


def _run(*command: object, asked: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *map(str, command)],
        input=asked,
        capture_output=True,
        text=True,
        timeout=_SECONDS,
        check=False,
    )


def _said(programs: Sequence[tuple[str, Suite]], seconds: float = 1) -> list[list[str]]:
    """What is said of the calls of each program, up to the first wrong answer, or one that takes
    longer."""
    asked = [
        (source, suite.given, [(one.call, one.value, dict(one.questions)) for one in suite.calls])
        for source, suite in programs
    ]
    done = _run("-c", JUDGING + _MANY, asked=json.dumps([seconds, asked]))
    assert done.returncode == 0, done.stderr
    return list(json.loads(done.stdout))


def _caught(module: Module, suite: Suite) -> None:
    """The suite catches what its record says, and nothing that is right."""
    catchable = suite.record.catchable
    sources = [program_of(module, suite.name, one.code).source for one in catchable]
    last = len(suite.calls)
    for one, said in zip(catchable, _said([(source, suite) for source in sources]), strict=True):
        assert said[-1] != suite.calls[len(said) - 1].value or len(said) < last, (
            f"{one.name} escapes"
        )
    answers = right_answers(module).items()
    right = {
        name: f"{module.standalone}\n\n{source}"
        for name, source in answers
        if suite.name in source and "input(" not in source
    }
    passed = 0
    for name, said in zip(
        right, _said([(source, suite) for source in right.values()], 4), strict=True
    ):
        is_right = len(said) == last and said[-1] == suite.calls[-1].value
        # only the whole program is patient: with a file that cannot be loaded as it is, and with
        # what is right and slow
        assert (
            is_right or (len(said) == 1 and _ENDED.match(said[0])) or said[-1] == "TimeoutError"
        ), (name, said[-1])
        passed += is_right
    assert passed >= len(right) / 4  # of those that are slow, few are quick enough here


def test_the_suite_of_one_function_catches_what_it_says(pegs: Module) -> None:
    suite = next(one for one in suites_of(pegs, "en") if one.name == "mal_places")
    _caught(pegs, suite)
    assert [one.visible for one in suite.calls].count(True) == 2
    assert len(suite.calls) <= 2 + suite.record.par
    proves = as_typed(suite.strength["en"])
    assert f"catch {len(suite.record.catchable)} of the {len(suite.record.wrong)}" in proves
    assert "what is changed in the arguments" in proves


# these take long
_QUICK = [slug for slug in this_course().modules if slug[:3] not in ("m06", "m07", "m10")]


@pytest.mark.slow
@pytest.mark.parametrize("slug", _QUICK)
def test_each_suite_catches_what_it_says(course: Course, slug: str) -> None:
    module = course.module(slug)
    for suite in suites_of(module, "fr"):
        _caught(module, suite)


def test_pytest_asks_the_question_of_the_mistake(
    course: Course, pegs: Module, reference: str, tmp_path: Path
) -> None:
    place = _exported("pytest", course, tmp_path / "suite")
    for source, failed in (reference, 0), (reference + wrong(pegs, _WRONG), 1):
        (place / "m02_pegs.py").write_text(source, encoding="utf-8")
        done = _run("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", place, place)
        assert done.returncode == failed, done.stdout
        assert (_QUESTION in as_typed(done.stdout)) == bool(failed)
    catchable = len(record_of(pegs).tasks["mal_places"].catchable)
    assert f"catch {catchable}" in (place / "README.md").read_text(encoding="utf-8")


_HALF_DONE = """import tkinter_that_is_not_here

def occurences(l, n):
    return l.count(n)

assert bien_places([1, 2], [1, 2]) == 2  # not written yet
print(mal_places([1], [1]))
n = int(input())
exit()

def bien_places(l1, l2)
    return 0

if n:
    pass
else:
    raise ValueError

def mal_places(l1, l2):
    ...

if __name__ == "__main__":
    def mal_places_general(l1, l2):
        ...
    print(mal_places_general([1], [1]))
"""


def test_a_suite_loads_a_file_as_the_judge_does(
    course: Course, pegs: Module, judged: Callable[[str], Report], tmp_path: Path
) -> None:
    """What fails at the top of a file, or cannot be read there, costs itself, and no other
    function."""
    place = _exported("pytest", course, tmp_path / "suite")
    starter = (place / "m02_pegs.py").read_text(encoding="utf-8")
    written = starter.replace("    ...", "    return l.count(n)", 1)
    assert written != starter
    calls = {suite.name: len(suite.calls) for suite in suites_of(pegs, "en")}
    for source in (written, _HALF_DONE):
        right = [task.name for task in judged(source).tasks if task.score == task.points]
        assert right == ["occurences"]
        (place / "m02_pegs.py").write_text(source, encoding="utf-8")
        done = _run("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", place, place)
        passed = int((re.search(r"(\d+) passed", done.stdout) or ["", "0"])[1])
        # of functions that are not written, some calls happen to be right
        assert calls["occurences"] <= passed < sum(calls.values()), done.stdout
        assert not re.search(r"FAILED .*occurences", done.stdout)


# ---------------------------------------------------------------- CodeRunner


def _filled(template: str, answer: str, testcase: ElementTree.Element) -> str:
    """A template as Twig fills it in, as far as ours goes."""
    words = {"STUDENT_ANSWER": answer}
    words |= {
        f"TEST.{name}": testcase.findtext(f"{name}/text") or ""
        for name in ("testcode", "expected", "extra")
    }
    filled = re.sub(
        r"\{\{ ([\w.]+) \| e\('py'\) \}\}",
        lambda found: words[found[1]].replace("\\", "\\\\").replace('"', '\\"').replace("'", "\\'"),
        template,
    )
    assert "{{" not in filled.replace("{{}}", "")
    return filled


def _graded(question: ElementTree.Element, answer: str) -> list[tuple[bool, str]]:
    """For each call, whether what is printed is what is expected, and it."""
    template = question.findtext("template") or ""
    found = []
    for testcase in question.iter("testcase"):
        done = _run("-c", _filled(template, answer, testcase))
        assert not done.stderr
        found.append(
            (done.stdout.strip() == (testcase.findtext("expected/text") or "").strip(), done.stdout)
        )
    return found


def test_coderunner_prints_what_is_expected_of_right_answers_alone(
    course: Course, pegs: Module, reference: str, tmp_path: Path
) -> None:
    quiz = ElementTree.parse(
        _exported("coderunner", course, tmp_path / "suite") / "m02_pegs.xml"
    ).getroot()
    questions = {
        one.findtext("name/text"): one for one in quiz.iterfind("question[@type='coderunner']")
    }
    assert list(questions) == [task.name for task in pegs.tasks]
    question = questions["mal_places"]
    printed = right_answers(pegs)["right/prints_inside.py"]
    assert all(right for right, _ in _graded(question, printed + '\nprint("a \\"text\\"\\n")'))
    said = _graded(question, wrong(pegs, _WRONG))  # what it needs of the other functions is there
    assert not all(right for right, _ in said)
    assert any(_QUESTION in as_typed(one) for _, one in said)
    assert all(right for right, _ in _graded(question, question.findtext("answer") or ""))
    assert [one.findtext("display/text") for one in question.iter("testcase")][:3] == [
        "SHOW",
        "SHOW",
        "HIDE_IF_SUCCEED",
    ]
    assert "<p>" in (question.findtext("questiontext/text") or "")


# ---------------------------------------------------------------- Dodona


def test_dodona_has_a_folder_for_each_function(
    course: Course, pegs: Module, tmp_path: Path
) -> None:
    yaml = pytest.importorskip("yaml")

    class Reader(yaml.SafeLoader):  # type: ignore[misc,name-defined]
        pass

    Reader.add_constructor(
        "!expression", lambda reader, node: ast.literal_eval(reader.construct_scalar(node))
    )
    place = _exported("dodona", course, tmp_path / "suite")
    for suite in suites_of(pegs, "en"):
        folder = place / suite.name
        examples, hidden = yaml.load(
            (folder / "evaluation" / "suite.yaml").read_text(encoding="utf-8"), Reader
        )
        assert (examples["hidden"], hidden["hidden"]) == (False, True)
        names: dict[str, Any] = {}
        exec((folder / "solution" / "solution.py").read_text(encoding="utf-8"), names)
        for case in examples["testcases"] + hidden["testcases"]:
            assert eval(case["expression"], names) == case["return"]
        config = json.loads((folder / "config.json").read_text(encoding="utf-8"))
        assert (folder / "evaluation" / config["evaluation"]["test_suite"]).is_file()
        assert {path.name for path in (folder / "description").glob("*.md")} == {
            "description.en.md",
            "description.fr.md",
        }


# ---------------------------------------------------------------- PrairieLearn


def _results(tests: Path, student: Path) -> Mapping[str, Any]:
    done = _run("-I", tests / "grade.py", tests, student, student / "results.json")
    assert done.returncode == 0, done.stderr
    results: Mapping[str, Any] = json.loads((student / "results.json").read_text(encoding="utf-8"))
    return results


def test_prairielearn_reads_a_score_and_a_question(
    course: Course, pegs: Module, reference: str, tmp_path: Path
) -> None:
    folder = _exported("prairielearn", course, tmp_path / "suite") / "mal_places"
    tests = folder / "tests"
    assert not _results(tests, tmp_path)["gradable"]
    for source, right in (reference, True), (wrong(pegs, _WRONG), False):
        (tmp_path / "m02_pegs.py").write_text(source, encoding="utf-8")
        results = _results(tests, tmp_path)
        assert (results["score"] == 1) == right
        assert (_QUESTION in as_typed(json.dumps(results, ensure_ascii=False))) != right
    (tmp_path / "m02_pegs.py").write_bytes(f"# une idée\n{reference}".encode("latin-1", "replace"))
    assert _results(tests, tmp_path)["score"] == 1
    info = json.loads((folder / "info.json").read_text(encoding="utf-8"))
    assert info["gradingMethod"] == "External"
    assert info["externalGradingOptions"]["entrypoint"] == f"/grade/tests/{(tests / 'run.sh').name}"


@pytest.mark.slow
def test_a_call_that_does_not_end_costs_that_call_alone(
    course: Course, pegs: Module, tmp_path: Path
) -> None:
    tests = _exported("prairielearn", course, tmp_path / "suite") / "mal_places" / "tests"
    suite = json.loads((tests / "suite.json").read_text(encoding="utf-8"))
    (tests / "suite.json").write_text(
        json.dumps(suite | {"cases": suite["cases"][:2]}), encoding="utf-8"
    )
    source = (
        "def mal_places(l1, l2):\n    while l1 == [1, 2, 2, 1, 3]:\n        pass\n    return 2\n"
    )
    (tmp_path / "m02_pegs.py").write_text(source, encoding="utf-8")
    assert [row["points"] for row in _results(tests, tmp_path)["tests"]] == [0, 1]


def test_where_no_call_judges_there_is_a_sentence(pegs: Module, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="mastermind observe"):
        suites_of(Module("m02_pegs", tmp_path), "en")
