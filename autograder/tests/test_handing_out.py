"""What learners receive: a folder to start from, exercises that say how to get a verdict, their
teacher's folder."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from autograder.authoring.exercises import notebook, script
from autograder.cli import main
from autograder.course.module import Course, Module
from autograder.course.percent import cells
from autograder.examples.record import record_of
from autograder.i18n.message import _
from autograder.i18n.typography import as_typed
from autograder.intake import code_in, notebook_cells
from autograder.reports.model import Report
from autograder.site.wheel import without_other_solutions
from autograder.tests.links import Page, astray
from autograder.tests.settings import LANGUAGES, ROOT

Said = pytest.CaptureFixture[str]


def _files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


# ---------------------------------------------------------------- start


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_to_start_from(
    course: Course, tmp_path: Path, language: str, capsys: Said
) -> None:
    folder = tmp_path / "à moi"
    assert main(["start", str(folder), "--lang", language]) == 0

    page = folder / f"{_('start')[language]}.html"
    assert str(page) in capsys.readouterr().out
    files = _files(folder)
    for slug in course.modules:
        place = f"exercises/{language}/{slug}/{slug}"
        assert files[f"{place}.py"] == (course.root / f"{place}.py").read_bytes()
        assert files[f"{place}.ipynb"] == (course.root / f"{place}.ipynb").read_bytes()
        assert f"lessons/{language}/{slug}.html" in files
    assert not [name for name in files if "teachers" in name or "solutions" in name]
    assert list(astray(folder)) == []
    lesson = (folder / "lessons" / language / "m08_entropy.html").read_text(encoding="utf-8")
    assert "<math" in lesson
    assert "$" not in "".join(Page(folder / "lessons" / language / "m08_entropy.html").shown)
    assert "<svg" in lesson


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_leads_to_a_file_that_a_browser_cannot_run(tmp_path: Path, language: str) -> None:
    assert main(["start", str(tmp_path), "--module", "m02_pegs", "--lang", language]) == 0

    pages = {path.name: Page(path) for path in tmp_path.rglob("*.html")}
    assert not [place for page in pages.values() for place in page.leads if "exercises/" in place]
    start = (tmp_path / f"{_('start')[language]}.html").read_text(encoding="utf-8")
    for words in ("Thonny", "VS Code", "jupyter lab", f"exercises/{language}/m02_pegs/m02_pegs.py"):
        assert words in start
    how = f"{_('start')[language]}.html#open-an-exercise"
    assert f"../../{how}" in pages["m02_pegs.html"].leads
    assert list(astray(tmp_path)) == []


def test_modules_that_are_not_there_are_not_spoken_of(tmp_path: Path) -> None:
    assert main(["start", str(tmp_path / "one"), "--module", "m02_pegs", "--lang", "en"]) == 0

    assert list(astray(tmp_path / "one")) == []
    for page in (tmp_path / "one").rglob("*.html"):
        assert "m03_codemaker" not in page.read_text(encoding="utf-8")


def test_what_is_there_stays(tmp_path: Path, capsys: Said) -> None:
    mine, foreign = tmp_path / "exercises/en/m02_pegs/m02_pegs.py", tmp_path / "start.html"
    command = ["start", str(tmp_path), "--module", "m02_pegs", "--lang", "en"]
    foreign.symlink_to("nowhere")
    assert main(command) == 0
    assert "start.html. To have one anew" in capsys.readouterr().out
    assert foreign.is_symlink()
    foreign.unlink()
    mine.write_text("mine", encoding="utf-8")

    assert main(command) == 0
    assert main([*command, "--module", "m01_codes"]) == 0
    said = capsys.readouterr().out
    assert said.count("exercises/en/m02_pegs/m02_pegs.py") == 2
    assert "m02_pegs.ipynb" not in said
    assert mine.read_text(encoding="utf-8") == "mine"
    assert (tmp_path / "exercises/en/m01_codes/m01_codes.py").is_file()


def test_a_place_where_nothing_can_be_written(tmp_path: Path, capsys: Said) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    for verb in ("start", "student"):
        assert main([verb, str(tmp_path / "file" / "inside"), "--lang", "fr"]) == 2
        said = capsys.readouterr().err
        assert "impossible d'écrire dans" in as_typed(said)
        assert len(said.splitlines()) == 1
    assert main(["start", str(tmp_path / "new"), "--module", "m99", "--lang", "en"]) == 2
    assert "there is no module m99" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_the_language_is_that_of_the_exercises_one_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    main(["start", ".", "--module", "m02_pegs", "--lang", "fr"])
    capsys.readouterr()

    assert main(["check", "m02_pegs"]) == 1
    assert "n'est pas encore écrite" in as_typed(capsys.readouterr().out).replace("\n", " ")


_LEARNS = """
import sys
from contextlib import suppress
from autograder.cli import main
with suppress(SystemExit):
    main(["--help"])
main(["start", ".", "--module", "m02_pegs", "--lang", "en"])
main(["check", "m02_pegs"])
rooms = {name.split(".")[1] for name in sys.modules if name.startswith("autograder.")}
asked = {"authoring", "board", "integrations", "grading", "notebook", "numbers", "site"}
print("rooms:", *sorted(rooms & asked))
print("libraries:", *sorted({"jinja2", "markdown_it", "numpy", "pytest"} & sys.modules.keys()))
"""


def test_learners_do_not_wait_for_what_teachers_need(tmp_path: Path) -> None:
    command = [sys.executable, "-c", _LEARNS]
    environment = os.environ | {"XDG_STATE_HOME": str(tmp_path / "state")}
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=tmp_path, env=environment, check=True
    )

    assert done.stdout.splitlines()[-2:] == ["rooms:", "libraries:"]


_BLOCKED = """
import sys
for name in sys.argv.pop(1).split():
    sys.modules[name] = None
from autograder.cli import main
sys.exit(main())
"""


def test_only_teachers_need_the_extra_of_teachers(tmp_path: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extra = [re.split("[<>=]", line)[0] for line in project["optional-dependencies"]["teacher"]]
    modules = [name.removesuffix("-py").replace("-", "_") for name in extra]

    def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-c", _BLOCKED, " ".join(["pytest", *modules]), *arguments],
            input="",
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=os.environ | {"XDG_STATE_HOME": str(tmp_path / "state"), "LC_ALL": "C.UTF-8"},
            check=False,
        )

    for command, code in {
        "start mine --module m02_pegs": 0,
        "student handed_out --module m02_pegs": 0,
        "check m02_pegs mine/exercises/en/m02_pegs/m02_pegs.py": 1,
        "hint m02_pegs mal_places": 0,
        "hunt m02_pegs mal_places mine/exercises/en/m02_pegs/m02_pegs.py": 1,
        "play --codebreaker computer": 0,
        "tree knuth --game 2x3 --out tree.html": 0,
    }.items():
        done = run(*command.split(), "--lang", "en")
        assert (done.returncode, done.stderr) == (code, ""), command
    for command in ("grade .", "doctor", "forget ann", "league .", "build", "new m11_x"):
        done = run(*command.split(), "--lang", "fr")
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        said = f"mastermind {command.split()[0]} : il manque les bibliothèques des enseignants"
        assert said in as_typed(done.stderr)
        assert 'pip install ".[teacher]"' in done.stderr


# ---------------------------------------------------------------- check FILE


@pytest.mark.parametrize(
    ("name", "source", "code", "words"),
    [
        ("m02_pegs (1).py", "", 0, "Every promise is kept"),
        ("devoir.py", "", 0, "Every promise is kept"),
        ("devoir.py", "x = 1\n", 2, "nothing in"),
        ("m02_pegs.py", None, 2, "there is no file"),
    ],
)
def test_a_file_alone_tells_its_module(
    tmp_path: Path,
    reference: str,
    name: str,
    source: str | None,
    code: int,
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Said,
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "200")
    if source is not None:
        (tmp_path / name).write_text(source or reference, encoding="utf-8")

    assert main(["check", str(tmp_path / name), "--lang", "en"]) == code
    said = capsys.readouterr()
    assert words in said.out + said.err


# ---------------------------------------------------------------- the end of an exercise


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_ends_with_how_to_get_the_verdict(course: Course, language: str) -> None:
    for module in course.modules.values():
        text = script(module, language)
        last = re.findall(r"(?:^#.*\n)+\Z", text, re.MULTILINE)[0]
        assert f"mastermind check {module.slug}.py" in last
        assert "mastermind_workbook-….whl" in last
        assert "pip install ." in last
        assert "\n" * 20 + last in text, "no hint is read by accident"


def _last_cell(module: Module, language: str) -> str:
    return "".join(json.loads(notebook(module, language))["cells"][-1]["source"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_cell_runs_with_the_package_and_without(
    pegs: Module, language: str, tmp_path: Path
) -> None:
    cell = _last_cell(pegs, language)
    without = subprocess.run(
        [sys.executable, "-I", "-S", "-c", cell], capture_output=True, text=True, check=True
    )
    assert (
        without.stdout.strip()
        == _(
            "For the verdict, install the workbook: run  %pip install PATH  in a cell, where PATH "
            "leads to the file mastermind_workbook-….whl from your teacher, or to a copy of the "
            "workbook; then run this cell again."
        )[language]
    )
    assert without.stderr == ""

    with_it = subprocess.run(
        [sys.executable, "-c", cell], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert "mastermind check" in with_it.stdout
    assert with_it.stderr == ""


def test_the_last_cell_is_no_part_of_the_work(
    pegs: Module, reference: str, judged: Callable[[str], Report]
) -> None:
    built = json.loads(notebook(pegs, "en"))
    for cell in built["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("solution"):
            cell["source"] = ""
    built["cells"].insert(0, {"cell_type": "code", "metadata": {}, "source": reference})
    source, starts = code_in(notebook_cells(json.dumps(built).encode()))

    assert len(starts) == sum(cell["cell_type"] == "code" for cell in built["cells"])
    assert "autograder" not in source
    report = judged(source)
    assert (report.score, report.notes) == (25, ())
    assert (judged(script(pegs, "fr")).score, judged(script(pegs, "fr")).notes) == (0, ())


@pytest.mark.parametrize(
    "cell",
    [
        "from autograder import check\ndef occurences(l, n):\n    return l.count(n)",
        (
            "try:\n    from autograder import check\nexcept ImportError:\n    def occurences(l, n):"
            " return l.count(n)"
        ),
        "import autograder, os\nx = 1",
    ],
)
def test_a_cell_with_work_in_it_is_kept(cell: str) -> None:
    content = {"cells": [{"cell_type": "code", "metadata": {}, "source": cell}]}

    assert code_in(notebook_cells(json.dumps(content).encode()))[0].startswith(cell)


# ---------------------------------------------------------------- student


@pytest.fixture(scope="module")
def handed_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive in French with one module, unpacked."""
    folder = tmp_path_factory.mktemp("classe")
    assert (
        main(
            ["student", str(folder / "pour vous.zip"), "--module", "m03_codemaker", "--lang", "fr"]
        )
        == 0
    )
    with zipfile.ZipFile(folder / "pour vous.zip") as archive:
        archive.extractall(folder)
    return folder / "pour vous"


def test_a_french_folder_speaks_french(handed_out: Path) -> None:
    assert {path.name for path in handed_out.iterdir() if path.suffix != ".whl"} == {
        "commencer.html",
        "installer.html",
        "exercises",
        "lessons",
    }
    assert list(astray(handed_out)) == []
    pages = list(handed_out.rglob("*.html"))
    assert len(pages) == 6
    for path in pages:
        assert '<html lang="fr">' in path.read_text(encoding="utf-8")
        if path.stem != "literature":  # titles of articles
            shown = "".join(Page(path).shown)
            assert not re.search(r"\b(the|your|with|which|is)\b", shown)
            assert not re.search(" [;:?!»]", shown)


def test_the_package_in_it_has_neither_other_solutions_nor_later_modules(
    handed_out: Path, course: Course
) -> None:
    (wheel,) = handed_out.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        source = archive.read("autograder/workbook/solutions/m03_codemaker.py").decode()
        metadata = archive.read(next(name for name in names if name.endswith("METADATA"))).decode()

    assert not [
        name for name in names if re.search(r"/(hostile|tests|grading|site)/|teachers\.md", name)
    ]
    hunted = [module for module in course.modules.values() if module.slug <= "m03_codemaker"]
    right = {Path(file).name for module in hunted for file in record_of(module).right}
    assert {Path(name).name for name in names if "/right/" in name} == right, "those of the hunts"
    assert not [name for name in names if "solutions/" in name and name.endswith(".ipynb")]
    assert {
        name[:3]
        for path in names
        if (name := Path(path).name)[:3] > "m03" and re.match(r"m\d\d_", name)
    } == set()
    whole = course.module("m03_codemaker")
    assert "jeu_avec_while" in whole.source
    assert "jeu_avec_while" not in source
    assert {task.name for task in whole.tasks} <= {cell.marks.get("task") for cell in cells(source)}
    assert "Requires-Dist: rich" in metadata
    assert "pytest" not in metadata
    assert "+learners." in metadata


def test_a_source_without_other_solutions_is_the_same_otherwise(course: Course) -> None:
    for module in course.modules.values():
        slim = [
            (cell.kind, cell.text, cell.marks) for cell in cells(without_other_solutions(module))
        ]
        whole = [(cell.kind, cell.text, cell.marks) for cell in cells(module.source)]
        assert [each for each in slim if "solved" not in each[2]] == [
            each for each in whole if not {"solved", "another"} & each[2].keys()
        ]
        assert [each for each in whole if each in slim] == slim
        assert not [
            text
            for kind, text, marks in slim
            if "another" in marks or (kind == "markdown" and "solved" in marks)
        ]


def test_what_is_lent_is_whole_without_other_solutions(course: Course, tmp_path: Path) -> None:
    for module in course.modules.values():
        slim = Module(module.slug, tmp_path)
        slim.source_path.parent.mkdir(exist_ok=True)
        slim.source_path.write_text(without_other_solutions(module), encoding="utf-8")
        names = [task.name for task in module.tasks]
        assert slim.source_of(names) == module.source_of(names)


def test_nothing_that_is_there_is_replaced(tmp_path: Path, capsys: Said) -> None:
    (tmp_path / "there.zip").write_text("mine", encoding="utf-8")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine").write_text("mine", encoding="utf-8")
    before = _files(tmp_path)
    for name in ("there.zip", "full"):
        assert main(["student", str(tmp_path / name), "--module", "m02_pegs", "--lang", "en"]) == 2
        assert "is there already" in capsys.readouterr().err
    assert _files(tmp_path) == before


# ---------------------------------------------------------------- an old Python


def _old_pythons() -> list[str]:
    versions = [
        path
        for minor in (8, 9, 10)
        for path in Path.home().glob(f".pyenv/versions/3.{minor}.*/bin/python")
    ]
    installed = [found for minor in (8, 9, 10) if (found := shutil.which(f"python3.{minor}"))]
    return [
        one
        for one in (*map(str, versions), *installed)
        if not subprocess.call([one, "-c", ""], stderr=subprocess.DEVNULL)
    ]


def test_an_old_python_is_told_in_a_sentence(course: Course) -> None:
    pythons = _old_pythons()
    if not pythons:
        pytest.skip("no Python older than 3.11 here")
    for python in pythons:
        command = [python, "-m", "autograder", "check", "m02_pegs"]
        done = subprocess.run(
            command, capture_output=True, text=True, cwd=course.root, encoding="utf-8", check=False
        )
        english, french = done.stderr.splitlines()
        assert (done.returncode, done.stdout) == (1, "")
        assert "needs Python 3.11 or later" in english
        assert "demande Python 3.11 ou plus récent" in french
