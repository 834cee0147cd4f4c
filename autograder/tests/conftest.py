"""What the tests of the package share."""

from collections.abc import Callable
from pathlib import Path

import pytest

from autograder.authoring.audit import begin
from autograder.course.module import Course, Module, this_course
from autograder.grading.batch import judge
from autograder.grading.pool import Judges, judge_all, local_executor
from autograder.grading.results import Results
from autograder.intake import Submission, find
from autograder.reports.model import CheckReport, Record, Report
from autograder.sandbox.doctor import Tier, best


@pytest.fixture(scope="session")
def course() -> Course:
    return this_course()


_WAIT_FOR_OTHERS = "board", "board_page", "book", "classroom", "engine", "notebook", "pictures", "site", "site_page"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """First the tests that leave a processor idle, then the audit, whose answers are judged meanwhile."""
    ranks = {f"test_{name}": 0 for name in _WAIT_FOR_OTHERS} | {"test_audit": 1}
    items.sort(key=lambda item: ranks.get(item.path.stem, 2))


def pytest_runtestloop(session: pytest.Session) -> None:
    if not session.config.option.collectonly and {"test_audit", "test_book"} <= {
        item.path.stem for item in session.items
    }:
        begin(this_course().modules.values())


@pytest.fixture(scope="session")
def pegs(course: Course) -> Module:
    return course.module("m02_pegs")


@pytest.fixture(scope="session")
def tier() -> Tier:
    tier, _ = best()
    assert tier, "no confinement holds on this machine"
    return tier


@pytest.fixture(scope="session")
def judged(course: Course, tier: Tier) -> Callable[[str], Report]:
    """Judge one source of m02_pegs."""

    def judge_source(source: str) -> Report:
        (report,) = judge(course.root, "m02_pegs", [Submission("somebody", "somebody.py", source)], tier)
        return report

    return judge_source


@pytest.fixture(scope="session")
def reference(pegs: Module) -> str:
    return pegs.source


def grade_folder(module: Module, folder: Path, out: Path, tier: Tier) -> dict[str, Record]:
    """Judge a folder in parallel, as `mastermind grade` does; the records by name."""
    results = Results(out)
    entries, _ = find(folder, [module.slug])
    judge_all(entries, [module], True, Judges(tier, lambda: local_executor(2), 4), results)
    records: dict[str, Record] = {report.submission: report.to_json() for report in results.reports()}
    results.close()
    return records


def checks_of(report: Report) -> dict[str, CheckReport]:
    return {check.name: check for task in report.tasks for check in task.checks}


def scores_of(report: Report) -> dict[str, float]:
    return {task.name: task.score for task in report.tasks}


def wrong(module: Module, name: str) -> str:
    return (module.submissions_path / "wrong" / f"{name}.py").read_text(encoding="utf-8")


def right_files(module: Module) -> list[Path]:
    return sorted((module.submissions_path / "right").glob("*.py"))
