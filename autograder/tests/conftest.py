"""What the tests of the package share."""

import argparse
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from autograder.cli import _parser as command_line
from autograder.cli.parser import Parser, argparse_speaking
from autograder.course.module import Course, Module, this_course
from autograder.grading.pool import Judges, judge_all, local_executor
from autograder.grading.processors import available
from autograder.grading.records import Records
from autograder.grading.work import judge
from autograder.intake import Submission, find
from autograder.reports.model import CheckReport, Record, Report
from autograder.sandbox.doctor import Tier, best


@pytest.fixture(scope="session")
def course() -> Course:
    return this_course()


@pytest.fixture(scope="session", autouse=True)
def nothing_remembered_at_first(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what learners' commands remember in a folder of the test run, for shared fixtures
    too."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("XDG_STATE_HOME", str(tmp_path_factory.getbasetemp() / "state"))
        yield


@pytest.fixture(autouse=True)
def nothing_remembered(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No test knows which language or which progress was remembered before it."""
    monkeypatch.setenv(
        "XDG_STATE_HOME", str(tmp_path_factory.getbasetemp() / f"state-{next(_NUMBERS)}")
    )


@cache
def parsers(language: str) -> Mapping[str, Parser]:
    """The parser of each verb in that language, filled; and that of the command itself, whose verb
    is empty."""
    with argparse_speaking(language):
        whole = command_line(language)
        (verbs,) = (
            action for action in whole._actions if isinstance(action, argparse._SubParsersAction)
        )
        for verb in verbs.choices.values():
            verb.fill()
    return {"": whole, **verbs.choices}


_NUMBERS = count()
# no deadline: the machine may be busy
settings.register_profile("mastermind", max_examples=50, deadline=None)
settings.load_profile("mastermind")


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """A run of all files shares the processors, unless `-n` says otherwise; many tests wait, so
    there is one more."""
    options = config.option
    if hasattr(config, "workerinput") or not config.pluginmanager.hasplugin("xdist"):
        return  # one of those that share
    all_files = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    if all_files and options.numprocesses is None and not options.usepdb:
        options.numprocesses, options.dist, options.loadscopereorder = (
            available() + 1,
            "loadscope",
            False,
        )


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Tests of one file share fixtures and stay in one process; those of a module of the course
    share nothing."""
    from xdist.scheduler import LoadScopeScheduling

    class ByFile(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            file = nodeid.partition("::")[0]
            return nodeid if file.endswith(_SHARING_NOTHING) else file

    return ByFile(config, log)


_SHARING_NOTHING = "test_audit.py", "test_browser_cells.py"
# the files that take longest, each in one process: what comes last is short, and both are busy to
# the end
_FIRST = (
    *(
        "site_page",
        "classroom",
        "windows",
        "hostile",
        "audit",
        "board_page",
        "time",
        "cli",
        "our_faults",
    ),
    *(
        "cluster",
        "installed",
        "intake",
        "exports",
        "unchanged",
        "browser_cells",
        "faults",
        "engine",
        "review",
        "own_course",
        "league",
    ),
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the files that take longest first."""
    ranks = {f"test_{name}": rank for rank, name in enumerate(_FIRST)}
    items.sort(key=lambda item: ranks.get(item.path.stem, len(ranks)))


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
        (report,) = judge(
            course.root, "m02_pegs", [Submission("somebody", "somebody.py", source)], tier
        )
        return report

    return judge_source


@pytest.fixture(scope="session")
def reference(pegs: Module) -> str:
    return pegs.source


def grade_folder(module: Module, folder: Path, out: Path, tier: Tier) -> dict[str, Record]:
    """Judge a folder in parallel, as `mastermind grade` does; the records by name."""
    records = Records(out)
    entries, _ = find(folder, [module.slug])
    judge_all(entries, [module], True, Judges(tier, lambda: local_executor(2), 4), records)
    found: dict[str, Record] = {
        report.submission: report.to_json() for report in records.reports(records.places)
    }
    records.close()
    return found


def checks_of(report: Report) -> dict[str, CheckReport]:
    return {check.name: check for task in report.tasks for check in task.checks}


def scores_of(report: Report) -> dict[str, float]:
    return {task.name: task.score for task in report.tasks}


def wrong(module: Module, name: str) -> str:
    """The code of a wrong answer, which goes after the reference's."""
    return next(one.code for one in module.wrong_answers if one.name == name)


def right_files(module: Module) -> list[Path]:
    return sorted((module.submissions_path / "right").glob("*.py"))
