"""Judging on a Dask cluster: a real scheduler and real workers on this machine, some of them not as
they should be."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from autograder.course.module import Module
from autograder.grading.watcher import Watcher
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, plural
from autograder.tests.conftest import wrong
from autograder.tests.corpus import hostile
from autograder.tests.settings import ROOT
from autograder.tests.test_cli import mastermind, records
from autograder.tests.test_league import RIGHT
from autograder.tournament.run import LeagueRequest, league

pytestmark = [
    pytest.mark.any_python,
    pytest.mark.skipif(find_spec("distributed") is None, reason="needs the extra “cluster”"),
]


class Machines:
    """A scheduler, its workers, and where they write."""

    def __init__(self, folder: Path):
        self.folder = folder
        self._processes: list[subprocess.Popen[bytes]] = []
        self.scheduler = self._start(
            "scheduler", "--port", "0", "--scheduler-file", str(folder / "scheduler.json")
        )
        self.address = self._wait_for("scheduler", r"Scheduler at:\s+(tcp://\S+)")

    def _start(
        self, name: str, *options: str, prefix: tuple[str, ...] = (), root: Path = ROOT
    ) -> "subprocess.Popen[bytes]":
        program = f"distributed.cli.dask_{name.partition('-')[0]}"
        command = [
            *prefix,
            sys.executable,
            "-m",
            program,
            *options,
            "--host",
            "127.0.0.1",
            "--no-dashboard",
        ]
        variables = {
            **os.environ,
            "PYTHONPATH": str(root),
            "DASK_TEMPORARY_DIRECTORY": str(self.folder),
        }
        with (self.folder / f"{name}.log").open("wb") as log:
            process = subprocess.Popen(
                command, stdout=log, stderr=log, env=variables, cwd=self.folder
            )
        self._processes.append(process)
        return process

    def _wait_for(self, name: str, pattern: str) -> str:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            found = re.search(pattern, (self.folder / f"{name}.log").read_text())
            if found:
                return found[1]
            time.sleep(0.05)
        raise AssertionError((self.folder / f"{name}.log").read_text())

    def workers(
        self, **kinds: tuple[tuple[str, ...], Path, bool]
    ) -> dict[str, tuple[str, "subprocess.Popen[bytes]"]]:
        """Started together: for each name its prefix, its checkout, whether it has a nanny; their
        addresses."""
        started = {
            name: self._start(
                f"worker-{name}",
                *(self.address, "--nthreads", "1", "--nanny" if nanny else "--no-nanny"),
                prefix=prefix,
                root=root,
            )
            for name, (prefix, root, nanny) in kinds.items()
        }
        ready = r"(?s)Start worker at:\s+(tcp://\S+).*Registered to"
        return {
            name: (self._wait_for(f"worker-{name}", ready), process)
            for name, process in started.items()
        }

    def close(self) -> None:
        for process in reversed(self._processes):
            if b"--nanny" in Path(f"/proc/{process.pid}/cmdline").read_bytes():
                process.terminate()  # it ends its worker
                process.wait(30)
            process.kill()
            process.wait()


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Machines]:
    machines = Machines(tmp_path)
    try:
        yield machines
    finally:
        machines.close()


@pytest.fixture(scope="module")
def local(
    pegs: Module, reference: str, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, dict[str, dict[str, object]]]:
    """A class of 19, and what judging it on this machine alone gives."""
    folder = tmp_path_factory.mktemp("class")
    for number in range(15):
        (folder / f"s{number:02}.py").write_text(f"# {number}\n{reference}", encoding="utf-8")
    (folder / "wrong.py").write_text(
        reference + wrong(pegs, "mal_places__double_count_in"), encoding="utf-8"
    )
    for file in hostile(("theft",))[:3]:
        shutil.copy(file.path, folder)
    out = tmp_path_factory.mktemp("out")
    assert mastermind("grade", folder, "--module", "m02_pegs", "--out", out).returncode == 0
    return folder, _without_seconds(out)


def _without_seconds(out: Path) -> dict[str, dict[str, object]]:
    return {name: {**record, "seconds": 0} for name, record in records(out).items()}


def _copy(folder: Path) -> Path:
    """A checkout at another place."""
    for part in ("autograder", "solutions"):
        shutil.copytree(
            ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", "tests")
        )
    return folder


def _with_other_checks(folder: Path) -> Path:
    """A checkout whose checks of m02_pegs are not ours."""
    with (_copy(folder) / "autograder" / "checks" / "test_m02_pegs.py").open("a") as file:
        file.write("\nSECONDS = 50\n")
    return folder


def _grade(folder: Path, out: Path, address: str) -> "subprocess.CompletedProcess[str]":
    return mastermind("grade", folder, "--module", "m02_pegs", "--out", out, "--jobs", address)


@pytest.mark.slow
def test_workers_of_another_checkout_give_the_results_of_one_machine(
    machines: Machines, local: tuple[Path, dict[str, dict[str, object]]], tmp_path: Path
) -> None:
    folder, expected = local
    machines.workers(one=((), _copy(tmp_path / "elsewhere"), False), two=((), ROOT, False))
    run = _grade(folder, tmp_path / "out", machines.address)

    assert (run.returncode, run.stderr) == (0, "Settings: none\n")
    assert _without_seconds(tmp_path / "out") == expected


@pytest.mark.slow
def test_a_worker_with_other_checks_is_named(
    machines: Machines, local: tuple[Path, dict[str, dict[str, object]]], tmp_path: Path
) -> None:
    other = _with_other_checks(tmp_path / "other")
    workers = machines.workers(good=((), ROOT, False), other=((), other, False))
    run = _grade(local[0], tmp_path / "out", machines.address)

    assert (run.returncode, run.stderr) == (
        2,
        f"Settings: none\nmastermind grade: the worker {workers['other'][0]} must not judge: it "
        "holds another version of the course or of this program; update it and restart the "
        "worker\n",
    )


def _grading(folder: Path, out: Path, address: str, seconds: int = 3) -> "subprocess.Popen[str]":
    """The command, given up after so many seconds when nobody is left."""
    program = "import sys; from autograder import cli; from autograder.grading import cluster; "
    program += f"cluster.RESTART_SECONDS = {seconds}; sys.exit(cli.main())"
    command = [
        sys.executable,
        "-c",
        program,
        "grade",
        str(folder),
        "--module",
        "m02_pegs",
        "--out",
        str(out),
    ]
    return subprocess.Popen(
        [*command, "--jobs", address],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )


def _lines(out: Path, at_least: int) -> int:
    """How many results there are, once there are some."""
    path, deadline = out / "results.jsonl", time.monotonic() + 60
    while time.monotonic() < deadline:
        if path.exists() and (count := path.read_bytes().count(b"\n")) >= at_least:
            return count
        time.sleep(0.01)
    raise AssertionError("no results")


@pytest.mark.slow
def test_a_worker_that_joins_is_examined_before_it_judges(
    machines: Machines, local: tuple[Path, dict[str, dict[str, object]]], tmp_path: Path
) -> None:
    other = _with_other_checks(tmp_path / "other")
    _address, first = machines.workers(good=((), ROOT, False))["good"]
    run = _grading(local[0], out := tmp_path / "out", machines.address, seconds=60)
    _lines(out, 1)
    first.kill()
    joined, _process = machines.workers(other=((), other, False))["other"]
    _, said = run.communicate(timeout=60)

    assert run.returncode == 2
    assert f"the worker {joined} must not judge: it holds another version" in said
    assert len(said.splitlines()) == 2
    assert 1 <= _lines(out, 1) < len(local[1])


@pytest.mark.slow
def test_workers_killed_in_the_middle(
    machines: Machines, local: tuple[Path, dict[str, dict[str, object]]], tmp_path: Path
) -> None:
    """One: nothing is lost. All: what was judged is kept, and the same command goes on from
    there."""
    folder, expected = local
    workers = machines.workers(one=((), ROOT, False), two=((), ROOT, False))
    run = _grading(folder, out := tmp_path / "out", machines.address)
    _lines(out, 1)
    workers["one"][1].kill()
    _, said = run.communicate(timeout=60)

    assert (run.returncode, said) == (0, "Settings: none\n")
    assert _without_seconds(out) == expected

    run = _grading(folder, out := tmp_path / "second", machines.address)
    _lines(out, 1)
    workers["two"][1].kill()
    _, said = run.communicate(timeout=60)
    kept = _lines(out, 1)

    assert run.returncode == 2
    assert (
        said == f"Settings: none\nmastermind grade: the cluster at {machines.address} is lost; "
        "what was judged is kept, and the same command goes on from there\n"
    )
    assert 1 <= kept < len(expected)

    machines.workers(three=((), ROOT, False))
    again = _grade(folder, out, machines.address)

    assert again.returncode == 0
    reused = plural(
        "{count} submission unchanged since the last run was not judged again.",
        "{count} submissions unchanged since the last run were not judged again.",
        count=kept,
    )
    assert again.stderr == f"Settings: none\n{reused['en']}\n"
    assert _without_seconds(out) == expected


def _below(parent: int) -> list[int]:
    """The processes started by one."""
    return [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


@pytest.mark.slow
def test_a_worker_that_its_nanny_brings_back_is_examined_and_goes_on(
    machines: Machines, local: tuple[Path, dict[str, dict[str, object]]], tmp_path: Path
) -> None:
    folder, expected = local
    _, nanny = machines.workers(only=((), ROOT, True))["only"]
    run = _grading(folder, tmp_path / "out", machines.address, seconds=15)
    _lines(tmp_path / "out", 1)
    for pid in _below(nanny.pid):
        if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
            os.kill(pid, signal.SIGKILL)
    _, said = run.communicate(timeout=90)

    assert (run.returncode, said) == (0, "Settings: none\n")
    assert _without_seconds(tmp_path / "out") == expected


@pytest.mark.slow
def test_a_scheduler_that_ends(
    machines: Machines, local: tuple[Path, dict[str, dict[str, object]]], tmp_path: Path
) -> None:
    machines.workers(only=((), ROOT, False))
    run = _grading(local[0], tmp_path / "out", machines.address)
    _lines(tmp_path / "out", 1)
    machines.scheduler.kill()
    _, said = run.communicate(timeout=60)

    assert run.returncode == 2
    said = said.removeprefix("Settings: none\n")
    assert said.startswith("mastermind grade: the cluster at ")
    assert len(said.splitlines()) == 1
    assert all(
        json.loads(line) for line in (tmp_path / "out" / "results.jsonl").read_bytes().splitlines()
    )


@pytest.mark.slow
def test_a_league_is_the_same_as_on_one_machine(machines: Machines, tmp_path: Path) -> None:
    machines.workers(one=((), ROOT, False), two=((), ROOT, False))
    (folder := tmp_path / "class").mkdir()
    for name in ("learner 01", "learner 02"):
        (folder / f"{name}.py").write_text(RIGHT[name], encoding="utf-8")
    (folder / "cheat.py").write_text("def jeu_2(p, c):\n    return [1] * p\n", encoding="utf-8")
    options = [folder, "--game", "3x3", "--key", tmp_path / "key.csv", "--lang", "en"]
    for name, where in (("here", ["--jobs", "1"]), ("there", ["--jobs", machines.address])):
        run = mastermind("league", *options, "--out", tmp_path / name, *where)
        assert (run.returncode, len(run.stderr.splitlines())) == (0, 1)
        assert "2 decoders played all 27 secrets, 1 out" in run.stdout

    for name in ("league.csv", "duels.csv", "league.html", "champion.json"):
        assert (tmp_path / "here" / name).read_bytes() == (tmp_path / "there" / name).read_bytes()


@pytest.mark.slow
def test_a_league_whose_cluster_is_lost_says_what_is_lost(
    machines: Machines, tmp_path: Path
) -> None:
    machines.workers(only=((), ROOT, False))
    (folder := tmp_path / "class").mkdir()
    (folder / "ana.py").write_text(RIGHT["learner 01"], encoding="utf-8")

    class Killing(Watcher):
        def begins(self, what: Message, count: int) -> None:
            machines.scheduler.kill()

    with pytest.raises(InputError) as told:
        league(
            LeagueRequest(folder, tmp_path / "out", "m04_codebreaker", cluster=machines.address),
            Killing(),
        )
    assert (
        told.value.text["en"]
        == f"the cluster at {machines.address} is lost, and with it what had been played; "
        "the same command begins the league again"
    )


@pytest.mark.slow
def test_no_worker(
    machines: Machines, local: tuple[Path, dict[str, dict[str, object]]], tmp_path: Path
) -> None:
    run = _grade(local[0], tmp_path / "out", machines.address)

    assert run.returncode == 2
    assert "has no worker; start one" in run.stderr
    assert len(run.stderr.removeprefix("Settings: none\n").splitlines()) == 1


@pytest.mark.slow
@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nobody:9"])
def test_no_scheduler_there(
    local: tuple[Path, dict[str, dict[str, object]]], tmp_path: Path, address: str
) -> None:
    run = _grade(local[0], tmp_path / "out", address)

    assert run.returncode == 2
    assert run.stderr.removeprefix("Settings: none\n").startswith(
        f"mastermind grade: no Dask scheduler answers at {address} ("
    )
    assert len(run.stderr.removeprefix("Settings: none\n").splitlines()) == 1
