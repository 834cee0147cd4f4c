"""The distribution as people install it: in an environment outside the checkout; every verb, run
from there."""

import html
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
from dataclasses import dataclass
from pathlib import Path

import pytest

from autograder.cli import main
from autograder.course.module import Course
from autograder.course.parts import judge_digest
from autograder.i18n.message import _
from autograder.i18n.typography import as_typed
from autograder.reports.model import Record
from autograder.tests.conftest import parsers, wrong
from autograder.tests.corpus import FOLDER, Hostile
from autograder.tests.settings import ROOT, share_libraries

pytestmark = pytest.mark.slow

SLUG = "m02_pegs"
_OWN = ("m11_essai", "--course", "le mien")  # a course that is begun by the first of these commands
_SECONDS = 300
# each verb, what it is told, how it ends, and what it says; in this order, in one folder
COMMANDS = {
    "doctor": (["--lang", "fr"], 0, "Le confinement tient"),
    "demo": (["la classe", "--lang", "fr"], 0, "30 copies"),
    "grade": (["copies", "--module", SLUG, "--out", "notes d'été"], 0, "judged"),
    "forget": (["starter", "--out", "notes d'été"], 0, "starter is forgotten"),
    "classroom": (["salle", "--lang", "fr"], 0, "salle"),
    "start": (["à moi", "--lang", "fr"], 0, "commencer.html"),
    "check": (
        [f"à moi/exercises/fr/{SLUG}/{SLUG}.py", "--lang", "fr"],
        1,
        "n'est pas encore écrite",
    ),
    "hint": ([SLUG, "mal_places", "--lang", "fr"], 0, "Indice 1"),
    "hunt": (
        [SLUG, "mal_places", f"à moi/exercises/fr/{SLUG}/{SLUG}.py", "--lang", "fr"],
        1,
        "Vos 2 exemples",
    ),
    "play": (["--codebreaker", "computer", "--lang", "en"], 0, ""),
    "export": (["gradescope", SLUG, "ailleurs.zip", "--lang", "fr"], 0, "Sur Gradescope"),
    "student": (["à distribuer", "--module", SLUG, "--lang", "fr"], 0, "élève curieux"),
    "reproduce": ([SLUG], 0, "6 facts, 6 agree"),
    "tree": (["knuth", "--lang", "fr"], 0, "5801 essais pour 1296 secrets"),
    "league": (["copies", "--game", "2x3", "--lang", "fr"], 1, "Hors jeu"),
    "new": ([*_OWN, "--written-in", "fr"], 0, "written"),
    "build": (["--check"], 0, ""),
    "observe": ([*_OWN], 0, ""),
    "audit": ([SLUG, "--sampled"], 0, "Nothing to mend"),
    "site": (["le site", "--module", SLUG, "--lang", "fr"], 2, "installez Node.js"),
}
_WITHOUT_BABEL = f"""
import sys
from importlib import import_module
from pathlib import Path
sys.modules["babel"] = None
from autograder import authoring
from autograder.cli import main
from autograder.i18n.catalogue import LOCALE
print(*(path.name for path in LOCALE.rglob("*.?o")))
for path in sorted(Path(authoring.__file__).parent.glob("*.py")):
    if path.stem not in ("build_hook", "mo_file", "translations"):
        import_module(f"autograder.authoring.{{path.stem}}")
main(["start", "sans babel", "--module", "{SLUG}", "--lang", "fr"])
main(["check", "sans babel/exercises/fr/{SLUG}/{SLUG}.py", "--lang", "fr"])
try:
    main(["build", "--lang", "fr", "--help"])
except SystemExit:
    pass
"""
LOOKING_FOR_SOLUTIONS = (
    *(
        "files/installed_solutions",
        "files/installed_packages",
        "files/imports_the_solutions",
        "files/reads_files",
    ),
    *(
        "files/checks_by_their_path",
        "theft/hidden_reference",
        "theft/garbage_collector",
        "theft/frames_of_the_caller",
    ),
)


@dataclass(frozen=True)
class Installed:
    """An environment with a wheel in it, and a folder to work in."""

    python: Path
    folder: Path

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run the command `mastermind`, by its own file."""
        return self._run([str(self.python.with_name("mastermind")), *arguments])

    def program(self, text: str) -> str:
        """Run a program; what it prints."""
        done = self._run([str(self.python), "-c", text])
        assert done.returncode == 0, done.stderr
        return done.stdout

    def _run(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        environment = {
            **{
                "HOME": str(self.folder),
                "LANG": "C.UTF-8",
                "PATH": str(self.python.parent),
                "COLUMNS": "200",
            },
            **{
                "XDG_CACHE_HOME": str(self.folder / "cache"),
                "XDG_STATE_HOME": str(self.folder / "state"),
            },
        }
        return subprocess.run(
            command,
            cwd=self.folder,
            env=environment,
            input="",
            capture_output=True,
            encoding="utf-8",
            timeout=_SECONDS,
            check=False,
        )


def _install(wheel: Path, folder: Path) -> Installed:
    venv.create(folder / "env", symlinks=True)
    python = folder / "env" / "bin" / "python"
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "-q",
        "--no-deps",
        "--no-index",
        str(wheel),
    ]
    subprocess.run(pip, check=True, capture_output=True, timeout=_SECONDS)
    share_libraries(python)
    work = folder / "dossier d’Élève"
    work.mkdir()
    return Installed(python, work)


def _built(folder: Path, kind: str, source: Path = ROOT) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    done = subprocess.run(
        command, cwd=source, capture_output=True, text=True, timeout=_SECONDS, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return next(path for path in folder.iterdir() if path.is_file())


@pytest.fixture(scope="module")
def copies(tmp_path_factory: pytest.TempPathFactory, course: Course) -> Path:
    """A small class: right, wrong, as it was given out, and those who look for solutions."""
    folder = tmp_path_factory.mktemp("classe") / "copies"
    folder.mkdir()
    module = course.module(SLUG)
    sources = {
        "right": module.source,
        "wrong": module.source + wrong(module, "mal_places__double_count_in"),
    }
    sources |= {
        _place(name): Hostile(FOLDER / f"{name}.py").source(module.source)
        for name in LOOKING_FOR_SOLUTIONS
    }
    for name, source in sources.items():
        (folder / f"{name}.py").write_text(source, encoding="utf-8")
    shutil.copy(ROOT / "exercises" / "fr" / SLUG / f"{SLUG}.ipynb", folder / "starter.ipynb")
    return folder


def _place(name: str) -> str:
    return name.replace("/", "_")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory, copies: Path) -> Installed:
    """The wheel, built from the source distribution, in an environment outside the checkout."""
    pytest.importorskip("hatchling")
    folder = tmp_path_factory.mktemp("installé")
    with tarfile.open(_built(folder / "sdist", "sdist")) as archive:
        archive.extractall(folder / "source", filter="data")
    (source,) = (folder / "source").iterdir()
    made = _install(_built(folder / "wheel", "wheel", source), folder)
    shutil.rmtree(folder / "source")
    shutil.copytree(copies, made.folder / "copies")
    return made


def test_every_verb_runs(installed: Installed) -> None:
    assert COMMANDS.keys() == parsers("en").keys() - {""}
    for verb, (arguments, code, words) in COMMANDS.items():
        done = installed.run(verb, *arguments)
        said = done.stdout + done.stderr
        assert "Traceback" not in said, (verb, said)
        assert done.returncode == code, (verb, said)
        assert words in re.sub(r"\s+", " ", as_typed(said)), (verb, said)


def test_nobody_needs_babel_to_read_french(installed: Installed) -> None:
    """The translations are compiled; only what writes catalogues imports Babel."""
    said = installed.program(_WITHOUT_BABEL)
    files, notes = said.splitlines()[0], as_typed(said)

    assert files == "mastermind.mo"
    assert "n'est pas encore écrite" in re.sub(r"\s+", " ", notes)
    assert "mastermind build" in notes


def _records(out: Path) -> dict[str, Record]:
    lines = (out / "results.jsonl").read_text(encoding="utf-8").splitlines()
    return {record["submission"]: record for record in map(json.loads, lines)}


def test_marks_are_those_of_the_checkout(
    installed: Installed, copies: Path, tmp_path: Path
) -> None:
    """To the key: what was judged by one need not be judged by the other."""
    digest = "from autograder.course import parts; print(parts.PACKAGE, parts.judge_digest().hex())"
    package, digest = installed.program(digest).rsplit(maxsplit=1)
    assert Path(package).is_relative_to(installed.python.parents[1])
    assert digest == judge_digest().hex()

    assert (
        installed.run("grade", "copies", "--module", SLUG, "--out", "notes d'été").returncode == 0
    )
    assert main(["grade", str(copies), "--module", SLUG, "--out", str(tmp_path / "marks")]) == 0
    there, here = _records(installed.folder / "notes d'été"), _records(tmp_path / "marks")

    assert there.keys() == here.keys()
    hostile = {_place(name): Hostile(FOLDER / f"{name}.py") for name in LOOKING_FOR_SOLUTIONS}
    for name, record in here.items():
        if name in hostile:  # how far these come in their time depends on the machine
            assert hostile[name].verdict(there[name]) == ""
        else:
            assert {**there[name], "seconds": record["seconds"]} == record
    assert {name: there[name]["score"] for name in ("right", "starter")} == {
        "right": 25,
        "starter": 0,
    }


def test_what_looks_for_the_solutions_would_find_them(installed: Installed) -> None:
    """The same file, confined by nothing."""
    source = (FOLDER / "files" / "installed_solutions.py").read_text(encoding="utf-8")
    calls = (
        "print(occurences([1, 2, 1], 1), bien_places([1, 2], [1, 3]), mal_places([1, 2], [2, 1]))"
    )

    assert installed.program(f"{source}\n\n{calls}\n").split() == ["2", "1", "2"]


def test_what_is_handed_out_installs_as_its_page_says(installed: Installed, tmp_path: Path) -> None:
    """The lines for Linux, one after the other, in the folder; libraries aside, which come from
    here."""
    folder = tmp_path / "à lire"
    assert installed.run("student", str(folder), "--module", SLUG, "--lang", "fr").returncode == 0
    page = html.unescape((folder / "installer.html").read_text(encoding="utf-8"))
    lines = re.findall(r"<pre><code>(.*?)</code>", page.partition(">Linux<")[2], re.DOTALL)[0]
    make, install, check = lines.strip().splitlines()
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    environment = {
        "HOME": str(tmp_path),
        "PATH": path,
        "PIP_NO_INDEX": "1",
        "PIP_NO_DEPS": "1",
        "LANG": "C.UTF-8",
    }

    def typed(line: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["/bin/sh", "-c", line],
            cwd=folder,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            timeout=_SECONDS,
            check=False,
        )

    assert typed(make).returncode == 0
    share_libraries(folder / "env" / "bin" / "python")
    assert typed(install).returncode == 0
    first = typed(check)
    assert first.returncode == 1
    assert "n'est pas encore écrite" in re.sub(r"\s+", " ", as_typed(first.stdout))

    told = typed("env/bin/mastermind grade . --lang fr")
    assert (told.returncode, told.stderr.strip()) == (
        2,
        _(
            "mastermind {verb}: {reason}",
            verb="grade",
            reason=_(
                "this package is a part, without this verb; to have the whole one in its place, in "
                'a copy of the workbook: pip install --force-reinstall ".[teacher]"'
            ),
        )["fr"],
    )
    listed = typed("env/bin/mastermind --help").stdout
    offered = ["start", "check", "hint", "hunt", "play"]
    assert re.findall(r"^  (\w+)  ", listed, re.MULTILINE) == offered
    assert typed("env/bin/mastermind start neuf --module m02_pegs").returncode == 0
    assert typed("env/bin/mastermind hint m02_pegs mal_places").stdout.startswith("Indice 1")
    cell = typed(
        f"cd exercises/fr/{SLUG} && ../../../env/bin/python -c 'from autograder import check;"
        " check()'"
    )
    assert cell.returncode == 0, cell.stderr
