"""A pytest session that runs the hidden checks on a batch of submissions.

pytest collects the checks and walks through them, one item per check and submission; `Judge` does the judging.
"""

import atexit
import io
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path

import pytest

from autograder.course.module import Course, CourseError, Module
from autograder.intake import Submission
from autograder.judge.judge import Judge
from autograder.reports.model import Report
from autograder.sandbox.doctor import Tier
from autograder.testing.runner import Sandbox

_OF_OTHERS = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS")  # somebody's wishes for their own tests
BATCH_SECONDS = 5.0  # after which a batch is left unfinished, so that results come steadily


class _Plugin:
    """Makes one pytest item per check and submission, keeps them in that order, and has them judged."""

    def __init__(self, module: Module, batch: Sequence[Submission], sandbox: Sandbox):
        self._module, self._batch, self._sandbox = module, batch, sandbox
        self._judge: Judge | None = None
        self._until = time.monotonic() + BATCH_SECONDS
        self.reports: list[Report] = []
        self.error: Exception | None = None  # what pytest only tells in a long text

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "submission" in metafunc.fixturenames:
            metafunc.parametrize("submission", range(len(self._batch)))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=_rank)  # stable: the checks stay in the order of their file

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """Judge one check; pytest's own set-up and reports, made for trusted functions, are left out."""
        try:
            self._see(item, nextitem)
        except Exception as error:
            self.error = error
            raise
        return True

    def _see(self, item: pytest.Item, nextitem: pytest.Item | None) -> None:
        if self._judge is None:
            self._judge = Judge(self._module, self._batch[_rank(item)], self._sandbox)
        self._judge.see(item.obj.check)  # type: ignore[attr-defined]
        if nextitem is None or _rank(nextitem) != _rank(item):
            self.reports.append(self._judge.report())
            self._judge = None
            if time.monotonic() > self._until:
                item.session.shouldstop = "enough for one batch"


def _rank(item: pytest.Item) -> int:
    return int(item.callspec.params["submission"])  # type: ignore[attr-defined]


@cache
def sandbox_of(tier: Tier) -> Sandbox:
    """One per process: its fork servers end with it."""
    sandbox = Sandbox(tier)
    atexit.register(sandbox.close)
    return sandbox


@cache
def module_of(root: Path, slug: str) -> Module:
    """One per process: what it has read and computed serves every batch."""
    return Course(root).module(slug)


def judge(root: Path, slug: str, batch: Sequence[Submission], tier: Tier) -> list[Report]:
    """Judge a batch of readable submissions of one module of the course at `root`; their reports in the same order.

    At least one is judged; when they take long, the last ones may be left for another batch.
    """
    module = module_of(root, slug)
    assert module.checks, f"{module.checks_path} holds no check"  # what it raises is told, unlike by pytest
    plugin = _Plugin(module, batch, sandbox_of(tier))
    arguments = [str(module.checks_path), f"--rootdir={root}", "--import-mode=importlib"]
    arguments += ["-o", f"pythonpath={root}", "-o", "addopts=", "-W", "ignore"]
    arguments += [
        "--disable-plugin-autoload",
        "--assert=plain",
    ]  # whatever else is installed has no say, and takes no time
    for unused in ("cacheprovider", "logging", "terminal", "capture", "faulthandler", "unraisableexception"):
        arguments += ["-p", f"no:{unused}"]
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said), _without(_OF_OTHERS):
        code = pytest.main(arguments, plugins=[plugin])
    if not plugin.reports:
        if plugin.error:
            raise plugin.error
        raise CourseError(f"pytest could not run {module.checks_path} (exit {int(code)}): {said.getvalue()[-400:]}")
    return plugin.reports


@contextmanager
def _without(variables: Iterable[str]) -> Iterator[None]:
    """Meanwhile these variables of the environment are not there."""
    kept = {name: os.environ.pop(name) for name in variables if name in os.environ}
    try:
        yield
    finally:
        os.environ.update(kept)
