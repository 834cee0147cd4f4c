"""The verbs of learners where Linux is not: with all taken away that Windows and macOS do not have.

The same verbs run on a real Python for Windows in `test_windows.py`.
"""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from autograder.course.module import Course, Module
from autograder.tests import elsewhere

pytestmark = pytest.mark.any_python

Found = Mapping[str, Mapping[str, Any]]
PLATFORMS = ("win32", "darwin")


def files_of_a_learner(folder: Path, pegs: Module) -> None:
    """Write them into a folder of somebody called Élève Noël."""
    mine = folder / "Élève Noël"
    mine.mkdir()
    for name, made in elsewhere.FILES.items():
        (mine / name).write_bytes(made(pegs.standalone))


def _begun(folder: Path, platform: str) -> "subprocess.Popen[str]":
    tools = folder / "bin"
    tools.mkdir()
    # of macOS
    (tools / "defaults").write_text("#!/bin/sh\n[ \"$*\" = 'read -g AppleLocale' ] && echo fr_FR\n")
    (tools / "defaults").chmod(0o755)
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("LANG", "LC_MESSAGES", "COLUMNS")
    }
    environment |= {
        "LC_ALL": "C.UTF-8",
        "PATH": f"{tools}:{os.environ['PATH']}",
        "XDG_STATE_HOME": str(folder / "home"),
    }
    return subprocess.Popen(
        [sys.executable, elsewhere.__file__, str(folder), platform],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=environment,
    )


@pytest.fixture(scope="module")
def found_on(tmp_path_factory: pytest.TempPathFactory, pegs: Module) -> Mapping[str, Found]:
    folders = {platform: tmp_path_factory.mktemp(platform) for platform in PLATFORMS}
    for folder in folders.values():
        files_of_a_learner(folder, pegs)
    begun = {platform: _begun(folder, platform) for platform, folder in folders.items()}
    found = {}
    for platform, process in begun.items():
        out, err = process.communicate(timeout=300)
        assert err == ""
        found[platform] = dict(map(json.loads, out.splitlines()))
    return found


def verbs_work(found: Found) -> None:
    """All that is true of the verbs of learners on any system."""
    for name, one in found.items():
        assert "Traceback" not in one["said"], f"{name}: {one['said']}"
    assert found["version"]["said"].startswith("mastermind ")
    for name in ("right", "crlf and bom"):
        assert found[name]["code"] == 0, found[name]["said"]
        assert "   10 / 10  mal_places\n" in found[name]["said"].replace("\r", "")
        assert f"{name}.py" in found[name]["said"].splitlines()[0]
    assert found["cp1252"]["code"] == 1
    assert "`bien_places([1, 1, 2, 2], [1, 1, 1, 1])` a renvoyé `0`" in found["cp1252"]["said"]
    assert "x bien_places" in found["cp1252"]["said"]
    assert "mastermind hint m02_pegs bien_places --lang fr" in found["cp1252"]["said"]
    for never in ("endless", "sleeping"):
        assert found[never]["code"] == 1
        assert "`how_many_colours([1])`" in found[never]["said"]
    assert found["watch"]["code"] == 0
    assert found["watch"]["said"].count("Every promise is kept") == 2
    assert found["missing"]["code"] == 2
    assert "there is no file" in found["missing"]["said"]
    assert found["remembered"]["said"].startswith("Indice 1 sur 2 pour bien_places")
    assert found["somebody else"]["said"].startswith("Hint 1 of 2 for bien_places")
    assert "###" in found["play"]["said"]
    assert [found[verb]["code"] for verb in ("play", "new", "build", "demo", "reproduce")] == [
        0
    ] * 5
    assert "x `occurences`: " in found["notebook"]["said"]
    assert "Hint 1 of 2 for occurences" in found["notebook"]["said"]
    for verb in ("doctor", "grade"):
        assert found[verb]["code"] == 2
        assert found[verb]["said"].count("\n") == 1
        assert "guide/servers.md" in found[verb]["said"]


@pytest.mark.slow
@pytest.mark.parametrize("platform", PLATFORMS)
def test_every_verb_of_learners(found_on: Mapping[str, Found], platform: str) -> None:
    verbs_work(found_on[platform])


@pytest.mark.slow
def test_macos_is_asked_for_its_language(found_on: Mapping[str, Found]) -> None:
    assert "couleurs" in found_on["darwin"]["language"]["said"]
    assert "colours" in found_on["win32"]["language"]["said"]


def _check(folder: Path, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """`mastermind check` in a pipe, or whatever stands before it."""
    program = "import sys; from autograder.cli import main; sys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
    )


def test_the_newer_of_two_files_is_named(tmp_path: Path, pegs: Module, course: Course) -> None:
    older = course.root / "exercises" / "en" / "m02_pegs" / "m02_pegs.ipynb"
    (tmp_path / "m02_pegs.ipynb").write_bytes(older.read_bytes())
    os.utime(tmp_path / "m02_pegs.ipynb", (1, 1))
    (tmp_path / "m02_pegs.py").write_text(pegs.standalone, encoding="utf-8")
    done = _check(tmp_path, "check", "m02_pegs", "--lang", "en")

    assert done.returncode == 0, done.stderr
    assert (
        "m02_pegs.ipynb lies there too: m02_pegs.py was judged, as it was saved later."
        in done.stdout
    )


def test_narrow_and_plain_terminals(tmp_path: Path, pegs: Module) -> None:
    """On a terminal of 40 columns each bar stays on its line; numbers come first where there is no
    bar."""
    import pty

    (tmp_path / "m02_pegs.py").write_text(pegs.standalone, encoding="utf-8")
    program = "import sys; from autograder.cli import main; sys.exit(main())"

    def shown(**environment: str) -> list[str]:
        ours, theirs = pty.openpty()
        process = subprocess.Popen(
            [sys.executable, "-c", program, "check", "m02_pegs", "--lang", "en"],
            cwd=tmp_path,
            stdout=theirs,
            env={
                **os.environ,
                "COLUMNS": "40",
                "TERM": "xterm",
                "LC_ALL": "C.UTF-8",
                **environment,
            },
        )
        os.close(theirs)
        data = b""
        try:
            while part := os.read(ours, 1 << 16):
                data += part
        except OSError:  # the end of a terminal, on Linux
            pass
        os.close(ours)
        assert process.wait() == 0
        return data.decode().replace("\r", "").splitlines()

    bars = [line for line in shown(NO_COLOR="") if "█" in line]
    assert len(bars) == 5  # four tasks, and the module
    assert [line.rsplit("m", 1)[-1] for line in bars[:4]] == [
        " 5 / 5",
        " 5 / 5",
        " 10 / 10",
        " 5 / 5 bonus",
    ]
    for environment in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        lines = shown(**environment)
        assert "    10 / 10  mal_places" in lines
        assert not [line for line in lines if "█" in line or "\x1b" in line]


def test_a_home_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    done = _check(
        tmp_path, "hint", "m02_pegs", "mal_places", "--lang", "en", XDG_STATE_HOME="/proc/nowhere"
    )

    assert done.returncode == 0
    assert done.stdout.count("Nothing can be written into /proc/nowhere/mastermind-workbook") == 1
    assert done.stderr == ""


def test_what_is_asked_for_wins_over_what_is_remembered(tmp_path: Path) -> None:
    first = _check(tmp_path, "hint", "m02_pegs", "mal_places", "--lang", "fr")
    second = _check(tmp_path, "hint", "m02_pegs", "mal_places")
    asked = _check(tmp_path, "hint", "m02_pegs", "mal_places", MASTERMIND_LANG="en")
    notebook = "from autograder import hint; hint('mal_places')"
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    shown = subprocess.run(
        [sys.executable, "-c", notebook], cwd=tmp_path, capture_output=True, text=True, env=env
    )

    assert [one.stdout.split()[0] for one in (first, second, asked)] == ["Indice", "Indice", "Hint"]
    assert shown.stdout.startswith("Indice")


def test_nobody_reads_to_the_end(tmp_path: Path) -> None:
    program = f"{sys.executable} -m autograder"
    for words in ("--help", "check m02_pegs", "hint m02_pegs mal_places"):
        command = ["bash", "-c", f"{program} {words} | true"]
        env = {**os.environ, "PYTHONPATH": str(elsewhere.ROOT)}
        done = subprocess.run(
            command, cwd=tmp_path, capture_output=True, text=True, env=env, timeout=120
        )
        assert done.stderr == ""
