"""Every file of submissions/hostile judged among honest ones: no undeserved point, no harm, nothing
left behind.

Then each layer of the confinement is taken away in turn: at least one file of the corpus must then
succeed. What is in the name of a file, in a notebook or an archive cannot be a file of the corpus.
Those attacks have builders: `HARMLESS` and `UNREADABLE` in test_classroom, the archives, links,
names and encodings of test_reading, the records, worksheets and answers of test_exports, the bytes
and frames of test_sandbox.
"""

import csv
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence, Set
from contextlib import suppress
from pathlib import Path
from tempfile import gettempdir

import pytest

from autograder.checking import Cases
from autograder.checking.runner import MAX_ANSWERS, SUBMISSION_SECONDS, Runner, Session
from autograder.cli import main
from autograder.course.module import Module
from autograder.intake import Submission
from autograder.reports.model import Record
from autograder.sandbox import confine, kernel
from autograder.sandbox.client import Raised, WorkerGone
from autograder.sandbox.doctor import WALL, Tier
from autograder.sandbox.forked import ForkServer
from autograder.sandbox.loader import Loadable
from autograder.sandbox.servers import Sandbox
from autograder.sandbox.worker import MAX_REPLY
from autograder.tests.conftest import wrong
from autograder.tests.corpus import FOLDER, Hostile, hostile
from autograder.tests.settings import ROOT, as_ordinary_user, inside_a_container

CORPUS = hostile()
# one of each family, for the fast tests
FEW = [*{file.path.parent.name: file for file in CORPUS}.values()]
CONFINED = hostile(("files",))  # what the confinement alone stops
HONEST = ("a_first", "m_middle", "z_last")
_PR_SET_CHILD_SUBREAPER = 36


# ------------------------------------------------------- one class of honest and hostile learners


def _left_running(patience: float, but: Set[str] = frozenset()) -> set[str]:
    """Processes of fork servers that are our children, but for some; given some time to end."""
    deadline = time.monotonic() + patience
    while True:
        found = set()
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                status = (folder / "status").read_text()
                words = (folder / "cmdline").read_text()
                if f"PPid:\t{os.getpid()}\n" in status and "sandbox.forkserver" in words:
                    found.add(folder.name)
        found -= but
        if not found or time.monotonic() > deadline:
            return found
        time.sleep(0.1)


def _bury_orphans() -> None:
    """Collect those that have ended: as long as nobody does, they count among the processes their
    user may have."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            status = (folder / "status").read_text()
            if f"PPid:\t{os.getpid()}\n" in status and "State:\tZ" in status:
                os.waitpid(int(folder.name), os.WNOHANG)


def _write(folder: Path, files: Sequence[Hostile], reference: str, mistake: str) -> None:
    """A class of honest learners, one of them wrong, with hostile ones among them."""
    sources = dict.fromkeys(HONEST, reference) | {"n_wrong": reference + mistake}
    sources |= {_place(file): file.source(reference) for file in files}
    for name, source in sources.items():
        (folder / f"{name}.py").write_text(source, encoding="utf-8")


def _place(file: Hostile) -> str:
    return f"hostile_{file.path.parent.name}_{file.path.stem}"


def _records(out: Path) -> dict[str, Record]:
    lines = (out / "results.jsonl").read_text(encoding="utf-8").splitlines()
    return {record["submission"]: record for record in map(json.loads, lines)}


@pytest.fixture(scope="module")
def mistake(pegs: Module) -> str:
    return wrong(pegs, "mal_places__double_count_in")


@pytest.fixture(scope="module")
def alone(
    reference: str, mistake: str, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, Record]:
    """The honest ones by themselves."""
    folder, out = tmp_path_factory.mktemp("honest"), tmp_path_factory.mktemp("out")
    _write(folder, [], reference, mistake)
    main(["grade", str(folder), "--module", "m02_pegs", "--out", str(out)])
    return _records(out)


Found = tuple[dict[str, Record], Path, set[str], set[str]]


@pytest.fixture(
    scope="module",
    params=[pytest.param(FEW, id="few"), pytest.param(CORPUS, id="all", marks=pytest.mark.slow)],
)
def corpus(request: pytest.FixtureRequest) -> list[Hostile]:
    """The hostile files that are judged: one of each family for the fast tests, all of them for the
    slow ones."""
    files: list[Hostile] = request.param
    return files


@pytest.fixture(scope="module")
def together(
    corpus: list[Hostile], reference: str, mistake: str, tmp_path_factory: pytest.TempPathFactory
) -> Found:
    """The honest ones among hostile ones: records, the folder they are in, processes and mounts
    left over."""
    folder, out = tmp_path_factory.mktemp("mixed"), tmp_path_factory.mktemp("out")
    _write(folder, corpus, reference, mistake)
    # orphans of the judging processes become children of this one
    kernel.prctl(_PR_SET_CHILD_SUBREAPER, 1)
    before = _left_running(0)  # those of the tests that judge in this process
    mounts = set(Path("/proc/self/mounts").read_text().splitlines())
    main(["grade", str(folder), "--module", "m02_pegs", "--out", str(out)])
    left = _left_running(30, before)
    _bury_orphans()
    kernel.prctl(_PR_SET_CHILD_SUBREAPER, 0)
    return (
        _records(out),
        out,
        left,
        set(Path("/proc/self/mounts").read_text().splitlines()) - mounts,
    )


def test_what_must_happen_happens(
    together: Found, corpus: list[Hostile], subtests: pytest.Subtests
) -> None:
    for file in corpus:
        with subtests.test(file.name):
            record = together[0][_place(file)]
            assert file.verdict(record) == ""
            assert record["seconds"] <= SUBMISSION_SECONDS + 1  # of a processor


def _same(some: dict[str, Record], others: dict[str, Record]) -> None:
    """The honest ones of the first are in the others, to the byte, wherever they were judged."""
    assert some.keys() >= set(HONEST)
    for name, record in some.items():
        elsewhere = {key: others[name][key] for key in ("seconds", "isolation", "key")}
        assert {**record, **elsewhere} == others[name]
    assert some["a_first"]["score"] == 25
    assert some["n_wrong"]["score"] < 25


def test_honest_marks_are_unchanged_to_the_byte(alone: dict[str, Record], together: Found) -> None:
    _same(alone, together[0])


def test_nothing_is_left_behind(together: Found) -> None:
    _, _, processes, mounts = together

    assert processes == set()
    assert mounts == set()
    for folder in ("/", "/tmp", "/var/tmp", "/run", "/dev/shm", os.path.dirname(os.__file__), "."):
        assert not Path(folder, "left_behind_by_a_submission").exists()


def test_nobody_is_lost(together: Found, corpus: list[Hostile]) -> None:
    assert together[0].keys() == {*HONEST, "n_wrong", *map(_place, corpus)}


_INVISIBLE = frozenset(
    "\x00\x07\x08\x1b\x7f\x85\x9b\u200b\u200f\u2028\u2029\u202e\u2066\u2067\ufeff\ud800\udfff"
)


def _texts(value: object) -> Iterator[str]:
    """Every text in a record."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (text for part in value.values() for text in _texts(part))
    elif isinstance(value, list):
        yield from (text for part in value for text in _texts(part))


def test_what_is_shown_is_clean_and_short(together: Found, corpus: list[Hostile]) -> None:
    for record in together[0].values():
        for text in _texts(record):
            assert not _INVISIBLE & set(text)
            assert len(text) < 2000
    if corpus is CORPUS:
        shown = "".join(
            text
            for name, record in together[0].items()
            if "reports_" in name
            for text in _texts(record)
        )
        assert "\\x1b" in shown
        assert "<script>" in shown  # it came as far as the records: the pages must make it harmless


def test_no_page_obeys_a_submission(together: Found) -> None:
    pages = [*together[1].glob("pages/*.html"), together[1] / "class.html"]

    assert len(pages) == len(together[0]) + 1
    for page in pages:
        text = page.read_text(encoding="utf-8")
        for attack in (
            "<script>alert",
            "<script>document",
            "<img src=x",
            "<svg/onload",
            "<iframe",
            "<base ",
        ):
            assert attack not in text


def test_no_table_holds_a_formula(together: Found) -> None:
    for name in ("marks.csv", "checks.csv"):
        with (together[1] / name).open(encoding="utf-8-sig", newline="") as file:
            rows = list(csv.reader(file))
        assert len({len(row) for row in rows}) == 1
        assert not [cell for row in rows for cell in row if cell[:1] in tuple("=+@\t\r")]


@pytest.mark.parametrize("count", [300, 38], ids=["many", "the last one goes over"])
def test_large_answers_are_not_looked_at_for_ever(tier: Tier, count: int) -> None:
    """Each of them is small enough; comparing them all would take the checker minutes."""
    source = "def occurences(l, n):\n    return 'x' * 900_000\n"
    sandbox = Sandbox(tier)
    runner = Runner(sandbox, Submission("somebody", source=source), ["occurences"], {}, Session())
    run = runner.run("occurences", Cases([([rank], 1) for rank in range(count)]))
    runner.close()
    sandbox.close()

    assert run.size < MAX_ANSWERS + MAX_REPLY
    assert len(run.values) == 38
    assert (run.gone is None) == (count == 38)


# ---------------------------------------------------------------- the corpus itself


def test_no_two_files_try_the_same() -> None:
    assert (
        len({file.tries for file in CORPUS})
        == len({file.path.stem for file in CORPUS})
        == len(CORPUS)
        >= 120
    )


# ---------------------------------------------------------------- other machines


def _grade_by(python: Sequence[str], folder: Path, out: Path) -> None:
    """`mastermind grade` by another interpreter, in some setting."""
    libraries = str(Path(pytest.__file__).parents[1])
    program = "import sys; from autograder.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [
        *python,
        "-c",
        program,
        "grade",
        str(folder),
        "--module",
        "m02_pegs",
        "--out",
        str(out),
    ]
    environment = os.environ | {"PYTHONPATH": f"{ROOT}:{libraries}", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=1200, check=False, cwd="/", env=environment
    )
    assert (out / "results.jsonl").exists(), done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    "python",
    [
        lambda: inside_a_container([sys.executable]),
        as_ordinary_user,
        lambda: inside_a_container(as_ordinary_user()),
    ],
    ids=["in a container", "as an ordinary user", "as an ordinary user in a container"],
)
def test_it_is_the_same_elsewhere(
    python: Callable[[], list[str]],
    reference: str,
    mistake: str,
    alone: dict[str, Record],
    tmp_path: Path,
) -> None:
    folder, out = tmp_path / "class", tmp_path / "out"
    folder.mkdir()
    out.mkdir()
    for opened in (folder, *folder.parents):
        if opened != Path(gettempdir()) and opened.is_relative_to(gettempdir()):
            opened.chmod(0o755)
    out.chmod(0o777)
    _write(folder, CONFINED, reference, mistake)
    _grade_by(python(), folder, out)
    records = _records(out)

    _same(alone, records)
    assert [text for file in CONFINED if (text := file.verdict(records[_place(file)]))] == []


# ---------------------------------------------------------------- layers

ABLATIONS = [(file.name, file.stopped_by) for file in CORPUS if file.stopped_by]


@pytest.fixture(scope="module")
def fork_servers() -> Iterator[Callable[[Set[str]], ForkServer]]:
    """Fork servers by their layers, each started once."""
    servers: dict[frozenset[str], ForkServer] = {}

    def server(layers: Set[str]) -> ForkServer:
        key = frozenset(layers)
        if key not in servers:
            servers[key] = ForkServer(key)
        return servers[key]

    yield server
    for started in servers.values():
        started.close()


def _gets_through(file: Hostile, fork_server: ForkServer) -> bool:
    """Does its first call answer rightly, as it does once it has what it wants?"""
    worker = fork_server.spawn()
    try:
        worker.load(Loadable(file.source("")))
        return bool(worker.call("occurences", [[1, 2, 1], 1], timeout=20) == 2)
    except (Raised, WorkerGone):
        return False
    finally:
        worker.close()


def _said(part: object) -> str:
    return " ".join(sorted(part)) if isinstance(part, frozenset) else str(part)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "layers"), ABLATIONS, ids=_said)
def test_a_layer_that_is_lost_is_noticed(
    name: str, layers: frozenset[str], fork_servers: Callable[[Set[str]], ForkServer]
) -> None:
    """Without these layers the attack succeeds; each of them alone is enough to stop it."""
    if confine.UID in layers and os.getuid() != 0:
        pytest.skip("only root can become somebody else")
    file = Hostile(FOLDER / f"{name}.py")
    for kept in layers:
        assert not _gets_through(file, fork_servers(WALL.layers - layers | {kept})), (
            f"{kept} does not stop it"
        )
    assert _gets_through(file, fork_servers(WALL.layers - layers)), "it does not get through"


def test_every_layer_has_its_attack() -> None:
    assert frozenset().union(*(layers for _name, layers in ABLATIONS)) == WALL.layers
