"""The verbs of learners on a real Python for Windows, under wine; `.ci/windows` puts both into .cache/windows."""

import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from autograder.course.module import Module
from autograder.tests import elsewhere
from autograder.tests.test_elsewhere import Found, files_of_a_learner, verbs_work

_HOME = elsewhere.ROOT / ".cache" / "windows"
_PYTHON = _HOME / "python" / "cp311" / "python.exe"

pytestmark = pytest.mark.windows


@pytest.fixture(scope="module")
def wine() -> Iterator[Mapping[str, str]]:
    """The environment in which wine starts programs; what it leaves running ends with the tests."""
    if not shutil.which("wine") or not (_HOME / "ready").exists():
        pytest.skip("needs wine and a Python for Windows: run .ci/windows")
    inherited = {name: value for name, value in os.environ.items() if name not in ("LANG", "COLUMNS", "NO_COLOR")}
    environment = {**inherited, "LC_ALL": "C.UTF-8", "WINEDEBUG": "-all", "WINEPREFIX": str(_HOME / "prefix")}
    # once for all: else each program would start Windows anew, whose services keep the first one's pipe open
    nowhere = subprocess.DEVNULL
    subprocess.run(["wineserver", "-p"], env=environment, check=True, timeout=60)
    subprocess.run(["wineboot"], env=environment, check=True, timeout=120, stdout=nowhere, stderr=nowhere)
    yield environment
    subprocess.run(["wineserver", "-k"], env=environment, check=False, timeout=60)


def _python(wine: Mapping[str, str], arguments: Sequence[object], cwd: Path, **more: str) -> tuple[int, bytes]:
    """Run Python for Windows; its exit code and what it printed, in a pipe: it cannot write into a file of ours."""
    printed, end = b"", time.monotonic() + 170
    with subprocess.Popen(
        ["wine", str(_PYTHON), *map(str, arguments)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=cwd,
        env={**wine, **more},
    ) as process:
        assert process.stdout
        os.set_blocking(process.stdout.fileno(), False)  # services that wine starts have the pipe too, and keep it open
        ended = False
        while not ended and time.monotonic() < end:
            ended = process.poll() is not None
            printed += process.stdout.read() or b""
            time.sleep(0.05)
        if not ended:
            process.kill()
    assert ended, printed.decode("utf-8", "replace")
    return process.returncode, printed


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, pegs: Module) -> Path:
    folder = tmp_path_factory.mktemp("windows")
    files_of_a_learner(folder, pegs)
    return folder


@pytest.fixture(scope="module")
def found(wine: Mapping[str, str], folder: Path) -> Found:
    code, out = _python(wine, [elsewhere.__file__, folder], folder, XDG_STATE_HOME=rf"Z:{folder}\home")
    assert code == 0, out.decode("utf-8", "replace")
    return dict(map(json.loads, out.decode().splitlines()))


def test_every_verb_of_learners(found: Found) -> None:
    verbs_work(found)
    assert "on win32" in found["version"]["said"]
    assert "colours" in found["language"]["said"]


def test_a_console_of_windows(wine: Mapping[str, str], folder: Path) -> None:
    """The command itself, whose output a program reads in cp1252, for somebody with a home of Windows' own."""
    mine = folder / "Élève Noël"
    arguments = ["-m", "autograder", "check", "m02_pegs", "cp1252.py"]
    more = {"PYTHONPATH": f"Z:{elsewhere.ROOT}", "PYTHONIOENCODING": "cp1252", "MASTERMIND_LANG": "fr"}
    code, out = _python(wine, arguments, mine, **more)
    said = out.decode("cp1252")

    assert code == 1, said
    assert "x bien_places" in said
    assert "mastermind hint m02_pegs bien_places --lang fr" in said
