"""A mark depends on what a submission computes and sleeps, never on what else the machine does."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from autograder.benchmarks.busy import differences, files_of, graded, hogs
from autograder.checking import runner
from autograder.course.module import Course, Module
from autograder.grading import pool
from autograder.grading.pool import Judges, judge_all
from autograder.grading.records import Records
from autograder.grading.work import Job, Outcome, judge_learner
from autograder.i18n.message import _
from autograder.intake import Submission, find
from autograder.judging.judge import judge_one
from autograder.sandbox import client, codec, forked
from autograder.sandbox.client import Busy
from autograder.sandbox.clock import Clock, status_of
from autograder.sandbox.doctor import Tier
from autograder.sandbox.forked import ForkedChannel, ForkServer
from autograder.sandbox.loader import Loadable
from autograder.sandbox.servers import sandbox_of
from autograder.tests.conftest import checks_of, scores_of

pytestmark = pytest.mark.any_python

# ---------------------------------------------------------------- the clock


def test_what_computes_does_not_sleep_however_busy_the_machine() -> None:
    with (
        hogs(3 * (os.cpu_count() or 1)),
        subprocess.Popen([sys.executable, "-c", "while True: pass"]) as process,
    ):
        seen = Clock(process.pid)
        while seen.computed < 0.4:
            time.sleep(0.05)
            state, slept = status_of(process.pid)[0], seen.slept
        process.kill()
        seen.close()

    assert state == "R"
    assert slept < 0.3


def test_what_sleeps_does_not_compute_however_busy_the_machine() -> None:
    with hogs(3 * (os.cpu_count() or 1)), subprocess.Popen(["sleep", "60"]) as process:
        time.sleep(1)  # until it is the program that sleeps
        seen = Clock(process.pid)
        time.sleep(0.6)
        state, computed, slept = status_of(process.pid)[0], seen.computed, seen.slept
        process.kill()
        seen.close()

    assert state == "S"
    assert computed < 0.05
    assert slept > 0.3


def test_the_time_in_which_it_waits_for_us_is_not_its_own() -> None:
    with subprocess.Popen(["sleep", "60"]) as process:
        seen = Clock(process.pid)
        with seen.paused():
            time.sleep(0.5)
        passed, slept = seen.passed, seen.slept
        process.kill()
        seen.close()

    assert passed < 0.4
    assert slept < 0.4


# ---------------------------------------------------------------- what does not end

NEVER = """
def occurences(l, n):
    i = count = 0
    while i < len(l):
        count += l[i] == n
    return count

assert occurences([1, 2], 1) == 1
assert occurences([1, 2, 2], 2) == 2
assert occurences([], 2) == 0
"""


def test_one_endless_function_costs_its_own_points_and_little_time(
    pegs: Module, tier: Tier
) -> None:
    report = judge_one(
        pegs, Submission("somebody", source=pegs.standalone + NEVER), sandbox_of(tier)
    )

    scores = scores_of(report)
    assert scores.pop("occurences") == 0
    assert scores == {
        task.name: sum(c.points for c in pegs.checks if c.task == task.name)
        for task in pegs.tasks[1:]
    }
    assert report.seconds <= 4
    line = (pegs.standalone + NEVER).split("\n").index("assert occurences([1, 2], 1) == 1") + 1
    assert any(
        f"line {line} was left out" in note["en"] and "1 s" in note["en"] for note in report.notes
    )


@pytest.mark.slow
def test_a_name_that_was_left_out_is_told_where_it_is_missing(pegs: Module, tier: Tier) -> None:
    slow = (
        "\n\nTABLE = [sum(range(1000)) for _ in range(10 ** 9)]\n\ndef occurences(l, n):\n   "
        " return TABLE[0]\n"
    )
    report = judge_one(
        pegs, Submission("somebody", source=pegs.standalone + slow), sandbox_of(tier)
    )

    line = (pegs.standalone + slow).split("\n").index(slow.split("\n")[2]) + 1
    told = checks_of(report)["occurences_counts_every_equal_element"].message["en"]
    assert "or in a line that could not be run to its end." in told
    (note,) = report.notes
    assert f"The instruction at line {line} was left out" in note["en"]
    assert f"L'instruction (ligne {line}) a été laissée de côté" in note.typed("fr")


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "seconds"), [("endless", 4), ("swallowing", 9)])
def test_one_endless_function_that_checks_hand_to_others_costs_little_time(
    course: Course, tier: Tier, kind: str, seconds: float
) -> None:
    """Where nothing in the submission's text says that the others use it."""
    entropy = course.module("m08_entropy")
    report = judge_one(
        entropy, Submission("somebody", source=files_of(entropy)[kind]), sandbox_of(tier)
    )

    assert report.score == entropy.points - sum(
        check.points for check in entropy.checks if check.task == entropy.tasks[0].name
    )
    assert report.seconds <= seconds


LISTS_ALL = """
def nombre_codes(p, c):
    return len(tous_les_codes(p, c))
"""


@pytest.mark.slow
def test_one_that_lists_the_codes_to_count_them_is_judged_alike_on_any_machine(
    course: Course, tier: Tier, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = course.module("m01_codes")
    found = []
    # the machine is slow, or fast: it comes less far, or further
    for seconds, memory in ((0.2, 512), (0.6, 256)):
        monkeypatch.setattr(runner, "CALL_SECONDS", seconds)
        monkeypatch.setattr(forked, "LIMITS", {**forked.LIMITS, "memory_mb": memory})
        report = judge_one(
            codes, Submission("somebody", source=codes.standalone + LISTS_ALL), sandbox_of(tier)
        )
        found.append(
            (report.score, [one.verdict.call for task in report.tasks for one in task.checks])
        )

    assert found[0] == found[1]
    assert scores_of(report) == {
        "nombre_codes": 3,
        "codes_de_quatre": 6,
        "tous_les_codes": 8,
        "masque": 2.5,
        "repartition": 2.5,
    }


STUCK = """
def turns(l):
    while l:
        occurences(l, 1)

def occurences(l, n):
    return sum(x == n for x in l)

turns([1, 2])
"""


def test_the_function_that_does_not_end_is_told_from_those_it_calls(
    pegs: Module, tier: Tier
) -> None:
    """Whatever runs when the time is up, the loop is elsewhere."""
    report = judge_one(
        pegs, Submission("somebody", source=pegs.standalone + STUCK), sandbox_of(tier)
    )

    assert report.score == sum(check.points for check in pegs.checks)


def test_a_call_that_does_not_end_costs_the_answers_before_it_nothing(tier: Tier) -> None:
    source = "def f(n):\n    while n == 3:\n        pass\n    return n\n"
    worker = sandbox_of(tier).spawn()
    worker.load(Loadable(source, ["f"]))
    with pytest.raises(client.WorkerGone) as caught:
        worker.map("f", codec.pack([[0], [1], [2], [3], [4]]), 5, timeout=0.3)

    assert (caught.value.why, caught.value.function) == ("timeout", "f")
    assert caught.value.partial == [[0, 1, 2], [], []]


@pytest.mark.parametrize(
    "said", ['["r", 1]', '["f", [[0, 0, 0, 0, 0, 0], [], []]]', "[None, None]", '["f" * 300, None]']
)
def test_what_a_worker_says_of_an_endless_call_is_not_believed(said: str, tier: Tier) -> None:
    source = f"""
import os, struct, sys, json
def f(n):
    frame = sys._getframe()
    while "self" not in frame.f_locals or not hasattr(frame.f_locals["self"], "_nonce"):
        frame = frame.f_back
    text = json.dumps(["t", frame.f_locals["self"]._nonce, {said}, ""]).encode()
    os.write(4, struct.pack(">I", len(text)) + text)
    return n
"""
    worker = sandbox_of(tier).spawn()
    worker.load(Loadable(source, ["f"]))
    with pytest.raises(client.WorkerGone):
        worker.map("f", codec.pack([[0], [1], [2]]), 3, timeout=0.3)


# ---------------------------------------------------------------- a machine too busy to tell


@pytest.fixture
def fork_server(tier: Tier) -> Iterator[ForkServer]:
    fork_server = ForkServer(tier.layers)
    yield fork_server
    fork_server.close()


@pytest.mark.slow
def test_one_that_gets_no_processor_is_not_said_to_take_too_long(
    fork_server: ForkServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forked, "WAIT", (3.0, 0))
    worker = fork_server.spawn()
    worker.load(Loadable("def f():\n    while True: pass\n", ["f"]))
    assert isinstance(worker.channel, ForkedChannel)
    os.sched_setscheduler(worker.channel.pid, os.SCHED_IDLE, os.sched_param(0))
    with hogs(3 * (os.cpu_count() or 1)), pytest.raises(Busy):
        worker.call("f", [], timeout=1)


class _BusyAtFirst:
    """The judge; but so many times it says that the machine was too busy."""

    def __init__(self, times: int):
        self.left, self.real = times, judge_learner

    def __call__(self, root: Path, job: Job) -> Outcome:
        outcome = self.real(root, job)
        self.left -= 1
        if self.left < 0:
            return outcome
        problem = _("the machine was too busy")
        return Outcome(
            [replace(report, busy=True, problem=problem) for report in outcome.reports], {}
        )


def _graded_when_busy(
    pegs: Module, tier: Tier, folder: Path, times: int, monkeypatch: pytest.MonkeyPatch
) -> Any:
    from concurrent.futures import ThreadPoolExecutor

    (folder / "class").mkdir()
    for name in ("alice", "bob"):
        (folder / "class" / f"{name}.py").write_text(pegs.standalone, encoding="utf-8")
    monkeypatch.setattr(pool, "judge_learner", _BusyAtFirst(times))
    records = Records(folder / "out")
    entries, _ = find(folder / "class", [pegs.slug])
    judge_all(entries, [pegs], True, Judges(tier, lambda: ThreadPoolExecutor(1), 2), records)
    reports = list(records.reports(records.places))
    kept = [bool(records.keys_of(name, [pegs.slug])[pegs.slug]) for name, _slug in records.places]
    records.close()
    return reports, kept


def test_what_the_machine_was_too_busy_for_is_judged_at_the_end(
    pegs: Module, tier: Tier, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reports, kept = _graded_when_busy(pegs, tier, tmp_path, 1, monkeypatch)

    assert [report.problem for report in reports] == [None, None]
    assert kept == [True, True]


def test_what_the_machine_stays_too_busy_for_has_no_mark_and_is_tried_again(
    pegs: Module, tier: Tier, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reports, kept = _graded_when_busy(pegs, tier, tmp_path, 4, monkeypatch)  # twice each

    assert [report.score for report in reports] == [None, None]
    assert kept == [False, False]


# ---------------------------------------------------------------- all together


@pytest.mark.slow
def test_the_same_bytes_have_the_same_mark_beside_busy_processes(
    pegs: Module, tmp_path: Path
) -> None:
    """A few of the files that benchmarks/busy.py judges, once."""
    files = files_of(pegs)
    (tmp_path / pegs.slug).mkdir()
    for name in ("reference", "endless", "slow"):
        (tmp_path / pegs.slug / f"{name}.py").write_text(files[name], encoding="utf-8")
    (tmp_path / pegs.slug / "never.py").write_text(pegs.standalone + NEVER, encoding="utf-8")
    quiet = graded([pegs], tmp_path)
    with hogs(2 * (os.cpu_count() or 1)):
        busy = graded([pegs], tmp_path)

    assert len(quiet) == 4
    assert quiet.keys() == busy.keys()
    assert [list(differences(record, busy[which])) for which, record in quiet.items()] == [[]] * 4
