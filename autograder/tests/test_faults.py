"""What may happen to a run: killed, its processes killed, its folder removed, its clock moved."""

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from autograder.course.module import Course, Module
from autograder.grading.pool import local_executor, run_all
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.reports.model import Report
from autograder.sandbox.doctor import Tier
from autograder.sandbox.forked import ForkedChannel
from autograder.sandbox.servers import Sandbox
from autograder.tests.conftest import wrong
from autograder.tests.test_cli import mastermind, records

KILLS = 4  # how often the program is killed
_PROGRAM = "import sys; from autograder.cli import main; sys.exit(main())"
Results = dict[str, dict[str, object]]


def _command(folder: Path, out: Path, slug: str = "m02_pegs") -> list[str]:
    return [
        sys.executable,
        "-c",
        _PROGRAM,
        "grade",
        str(folder),
        "--module",
        slug,
        "--out",
        str(out),
        "--jobs",
        "2",
    ]


def _without_seconds(out: Path) -> Results:
    return {name: {**record, "seconds": 0} for name, record in records(out).items()}


def _write_class(folder: Path, module: Module, size: int) -> Path:
    """Right and wrong answers in turn."""
    sources = [
        module.standalone,
        module.standalone + wrong(module, next(iter(module.mistakes)).diagnosis.name),
    ]
    for number in range(size):
        (folder / f"s{number:03}.py").write_text(
            f"# {number}\n{sources[number % 2]}", encoding="utf-8"
        )
    return folder


def _undisturbed(folder: Path, out: Path, slug: str = "m02_pegs") -> Results:
    assert mastermind(*_command(folder, out, slug)[3:]).returncode == 0
    return _without_seconds(out)


@pytest.fixture(scope="module")
def honest(pegs: Module, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Results]:
    """A class, and what judging it undisturbed gives."""
    folder = _write_class(tmp_path_factory.mktemp("class"), pegs, 4 * KILLS)
    return folder, _undisturbed(folder, tmp_path_factory.mktemp("out"))


def _whole_lines(path: Path) -> list[bytes]:
    return (
        [line for line in path.read_bytes().splitlines(True) if line.endswith(b"\n")]
        if path.exists()
        else []
    )


@pytest.mark.slow
def test_killed_again_and_again_everything_is_judged_once(
    honest: tuple[Path, Results], tmp_path: Path
) -> None:
    folder, expected = honest
    chance = random.Random(20)
    path = tmp_path / "out" / "results.jsonl"
    for _ in range(KILLS):
        process = subprocess.Popen(
            _command(folder, path.parent),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        wanted = len(_whole_lines(path)) + chance.choice((0, 0, 1))
        deadline = time.monotonic() + 60
        while len(_whole_lines(path)) < wanted <= len(expected) and time.monotonic() < deadline:
            time.sleep(0.01)
        time.sleep(chance.uniform(0, 1.5))
        process.kill()  # the command alone: its judging processes end with it
        process.wait()
        names = [json.loads(line)["submission"] for line in _whole_lines(path)]
        assert len(names) == len(set(names))
    kept = len(_whole_lines(path))
    run = mastermind(*_command(folder, path.parent)[3:])

    assert run.returncode == 0, run.stderr
    reused = f"{kept} submission{'s' if kept > 1 else ''} unchanged"
    assert reused in run.stderr or not kept
    assert len(_whole_lines(path)) == len(expected)
    assert _without_seconds(path.parent) == expected
    assert not path.with_suffix(".new").exists()


# ---------------------------------------------------------------- its processes


@pytest.mark.parametrize(
    "before",
    [
        pytest.param(True, id="waiting", marks=pytest.mark.slow),
        pytest.param(False, id="at work", marks=pytest.mark.slow),
    ],
)
def test_at_whatever_request_a_worker_is_killed(
    course: Course, tier: Tier, before: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = course.module("m03_codemaker")
    send, seen, at = ForkedChannel.send, 0, 0

    def killing(channel: ForkedChannel, message: object) -> None:
        nonlocal seen
        seen += 1
        if seen == at and before:
            signal.pidfd_send_signal(channel.pidfd, signal.SIGKILL)
        send(channel, message)
        if seen == at and not before:
            signal.pidfd_send_signal(channel.pidfd, signal.SIGKILL)

    def report() -> Report:
        nonlocal seen
        seen = 0
        return replace(
            judge_one(module, Submission("somebody", source=module.standalone), sandbox), seconds=0
        )

    monkeypatch.setattr(ForkedChannel, "send", killing)
    with closing(Sandbox(tier)) as sandbox:
        expected, requests = report(), seen
        for at in random.Random(31).sample(range(1, requests + 1), 3 * KILLS):
            assert report() == expected, at
            assert seen > requests


def _below(pid: int) -> Iterator[int]:
    """The processes started by one, and those started by them."""
    with suppress(OSError):
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            yield int(child)
            yield from _below(int(child))


def _judging(pid: int) -> list[int]:
    """The judging processes of a run."""
    found = []
    for child in _below(pid):
        with suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(child)
    return found


def _confined(pid: int) -> list[int]:
    """Fork servers and workers, once there is one of each; before, nothing is judged."""
    found = [list(_below(process)) for process in _judging(pid)]
    return [child for family in found if len(family) >= 2 for child in family]


def test_what_is_killed_again_and_again_has_no_mark(
    pegs: Module, tier: Tier, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = ForkedChannel.send

    def killing(channel: ForkedChannel, message: object) -> None:
        signal.pidfd_send_signal(channel.pidfd, signal.SIGKILL)
        send(channel, message)

    monkeypatch.setattr(ForkedChannel, "send", killing)
    with closing(Sandbox(tier)) as sandbox:
        report = judge_one(pegs, Submission("somebody", source=pegs.standalone), sandbox)

    assert report.score is None
    assert report.problem
    assert "killed its processes again and again" in report.problem["en"]


def test_a_pool_that_breaks_before_a_call_is_under_way_loses_none() -> None:
    made: list[Executor] = []

    def executor_of() -> Executor:
        executor = local_executor(1)
        if not made:
            with suppress(BrokenExecutor):
                executor.submit(os._exit, 1).result()
        made.append(executor)
        return executor

    calls = [(-number,) for number in range(5)]
    assert dict(run_all(abs, calls, executor_of, 2)) == {call: abs(*call) for call in calls}
    assert len(made) == 2


@pytest.mark.slow
@pytest.mark.parametrize(
    ("slug", "kind"),
    [("m02_pegs", _judging), ("m02_pegs", _confined), ("m03_codemaker", _confined)],
    ids=["judging", "confined", "confined, with games"],
)
def test_processes_killed_cost_nobody_a_point(
    course: Course, tmp_path: Path, slug: str, kind: Callable[[int], list[int]]
) -> None:
    (tmp_path / "class").mkdir()
    folder = _write_class(tmp_path / "class", course.module(slug), 10)
    expected = _undisturbed(folder, tmp_path / "first", slug)
    chance = random.Random(7)
    run = subprocess.Popen(
        _command(folder, tmp_path / "out", slug),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    left = 4
    while left and run.poll() is None:
        time.sleep(chance.uniform(0.1, 0.4))
        if found := kind(run.pid):
            with suppress(ProcessLookupError):
                os.kill(chance.choice(found), signal.SIGKILL)
                left -= 1
    _, said = run.communicate(timeout=120)

    assert left < 4
    assert (run.returncode, said) == (0, "Settings: none\n")
    assert _without_seconds(tmp_path / "out") == expected


# ---------------------------------------------------------------- its surroundings


@pytest.mark.slow
def test_a_folder_removed_while_it_is_written_to(
    honest: tuple[Path, Results], tmp_path: Path
) -> None:
    out = tmp_path / "out"
    run = subprocess.Popen(
        _command(honest[0], out), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    while not (out / "results.jsonl").exists() or not (out / "results.jsonl").stat().st_size:
        time.sleep(0.01)
    shutil.rmtree(out)
    _, said = run.communicate(timeout=120)

    assert run.returncode == 2
    said = said.removeprefix("Settings: none\n")
    assert said.startswith(f"mastermind grade: the results cannot be written to {out}: ")
    assert len(said.splitlines()) == 1


_JUMPING = """
import random, time
real = time.time
time.time = lambda: real() + random.choice((-1, 1)) * random.uniform(0, 1e9)
"""


@pytest.mark.slow
def test_a_clock_that_jumps_changes_nothing(honest: tuple[Path, Results], tmp_path: Path) -> None:
    """In the program and its judging processes, `time.time` is years off, another way at each
    call."""
    (tmp_path / "sitecustomize.py").write_text(_JUMPING)
    endless = tmp_path / "class"
    shutil.copytree(honest[0], endless)
    (endless / "z.py").write_text("def occurences(l, n):\n    while True:\n        pass\n")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    started = time.monotonic()
    run = subprocess.run(
        _command(endless, tmp_path / "out"),
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    found = _without_seconds(tmp_path / "out")

    assert (run.returncode, run.stderr) == (0, "Settings: none\n")
    assert found.pop("z")["score"] == 0
    assert found == honest[1]
    assert time.monotonic() - started < 120
