"""Every file of submissions/hostile, judged among honest ones: no point, no harm, nothing left behind."""

import os
import time
from collections.abc import Set
from contextlib import suppress
from pathlib import Path

import pytest

from autograder.course import Module
from autograder.report import Record
from autograder.sandbox import kernel
from autograder.sandbox.doctor import Tier
from autograder.tests.conftest import grade_folder, wrong

HOSTILE = sorted((Path(__file__).parents[1] / "submissions" / "hostile").glob("*.py"))
_PR_SET_CHILD_SUBREAPER = 36
HONEST = ("a_first", "m_middle", "z_last")


def _left_running(patience: float, but: Set[str] = frozenset()) -> set[str]:
    """Processes of fork servers that are our children, but for some; given some time to end."""
    deadline = time.monotonic() + patience
    while True:
        found = set()
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                status = (folder / "status").read_text()
                words = (folder / "cmdline").read_text()
                if f"PPid:\t{os.getpid()}\n" in status and "import zygote" in words:
                    found.add(folder.name)
        found -= but
        if not found or time.monotonic() > deadline:
            return found
        time.sleep(0.1)


@pytest.fixture(scope="module")
def classes(
    pegs: Module, tier: Tier, reference: str, tmp_path_factory: pytest.TempPathFactory
) -> tuple[dict[str, Record], dict[str, Record], set[str]]:
    honest = tmp_path_factory.mktemp("honest")
    mixed = tmp_path_factory.mktemp("mixed")
    sources = dict.fromkeys(HONEST, reference) | {"n_wrong": reference + wrong(pegs, "mal_places__double_count_in")}
    for folder in (honest, mixed):
        for name, source in sources.items():
            (folder / f"{name}.py").write_text(source, encoding="utf-8")
    for path in HOSTILE:
        (mixed / f"hostile_{path.name}").write_bytes(path.read_bytes())
    alone = grade_folder(pegs, honest, tmp_path_factory.mktemp("out"), tier)
    kernel.prctl(_PR_SET_CHILD_SUBREAPER, 1)  # orphans of the judging processes become children of this one
    before = _left_running(0)  # those of the tests that judge in this process
    together = grade_folder(pegs, mixed, tmp_path_factory.mktemp("out"), tier)
    left = _left_running(30, before)
    kernel.prctl(_PR_SET_CHILD_SUBREAPER, 0)
    return alone, together, left


Classes = tuple[dict[str, Record], dict[str, Record], set[str]]


@pytest.mark.parametrize("name", [path.stem for path in HOSTILE])
def test_it_earns_nothing(classes: Classes, name: str) -> None:
    record = classes[1][f"hostile_{name}"]

    passed = [check["name"] for task in record["tasks"] for check in task["checks"] if check["status"] == "passed"]
    assert passed == []
    assert record["score"] == 0, record["problem"]


def test_honest_marks_are_unchanged_to_the_byte(classes: Classes) -> None:
    alone, together, _ = classes
    assert alone
    for name, record in alone.items():
        assert {**together[name], "seconds": 0} == {**record, "seconds": 0}
    assert alone["a_first"]["score"] == 25


def test_nothing_is_left_running(classes: Classes) -> None:
    assert classes[2] == set()


def test_nothing_is_left_on_the_disk(classes: Classes) -> None:
    assert classes
    for folder in ("/", "/tmp", "/dev/shm", os.path.dirname(os.__file__), "."):
        assert not Path(folder, "left_behind_by_a_submission").exists()


def test_what_is_shown_is_clean(classes: Classes) -> None:
    record = classes[1]["hostile_hostile_exception"]

    texts = [check["message"]["en"] + str(check["received"]) for task in record["tasks"] for check in task["checks"]]
    assert "\\x1b" in "".join(texts)
    for text in texts:
        assert not set(text) & set("\x1b\x07\u202e\ud800")
