"""What the site is made of, as far as no browser is needed to see it."""

import json
import re
import socket
import subprocess
import sys
import zipfile
from itertools import pairwise
from pathlib import Path
from threading import Thread
from urllib.request import urlopen

import pytest

from autograder.authoring.exercises import for_self_study
from autograder.cli import main
from autograder.course.module import Course, Module
from autograder.examples.record import record_of
from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.site.build import _write_lessons, build_site
from autograder.site.first_page import write_start
from autograder.site.lite import build_lite, page
from autograder.site.npm import NpmFile
from autograder.site.scripts import start_page
from autograder.site.serving import server_of
from autograder.site.wheel import write_wheel
from autograder.tests.links import astray
from autograder.tests.settings import LANGUAGES

KERNEL = {"kernelspec": {"name": "python", "display_name": "Python"}}
# judges with nothing but what is in the wheel and in Python itself
ALONE = """
import sys
sys.path.insert(0, sys.argv[1])
from autograder.course.module import this_course
from autograder.judging.judge import judge_one
from autograder.notebook import checked
from autograder.intake import Submission
from autograder.sandbox.servers import Inside
module = this_course().module("m02_pegs")
report = judge_one(module, Submission("me", "me.py", module.standalone), Inside())
source = "def occurences(l, n):\\n    return int(n in l)"
wrong = judge_one(module, Submission("me", "me.py", source), Inside())
print(report.score, wrong.tasks[0].checks[0].diagnosis.name)
"""


def test_the_wheel_judges_without_any_library(course: Course, tmp_path: Path) -> None:
    with zipfile.ZipFile(write_wheel(course, tmp_path)) as wheel:
        wheel.extractall(tmp_path / "installed")
    command = [sys.executable, "-I", "-S", "-c", ALONE, str(tmp_path / "installed")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)

    assert done.stderr == ""
    assert done.stdout.split() == ["25.0", "occurences__membership"]


def test_the_wheel_is_the_same_each_time_and_holds_what_is_needed(
    course: Course, tmp_path: Path
) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    first, second = (write_wheel(course, folder) for folder in folders)
    with zipfile.ZipFile(first) as wheel:
        names = set(wheel.namelist())

    assert first.read_bytes() == second.read_bytes()
    for module in course.modules.values():
        needed = (
            module.source_path,
            module.checks_path,
            module.mistakes_path,
            module.hunts_path,
            *module.wrong_paths,
        )
        assert {
            f"autograder/workbook/{path.relative_to(course.root).as_posix()}" for path in needed
        } <= names
    assert not [
        name for name in names if re.search(r"/(tests|facts|hostile|site|__pycache__)/", name)
    ]
    right = {file for module in course.modules.values() for file in record_of(module).right}
    assert {name.rpartition("/")[2] for name in names if "/right/" in name} == {
        Path(file).name for file in right
    }


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_task_is_followed_by_its_check(course: Course, language: str) -> None:
    for module in course.modules.values():
        cells = json.loads(for_self_study(module, language, KERNEL))["cells"]
        sources = ["".join(cell["source"]) for cell in cells]
        for task in module.tasks:
            defined = next(
                rank
                for rank, text in enumerate(sources)
                if re.search(rf"^def {task.name}\(", text, re.M)
            )
            asked = sources.index(f'check("{task.name}")')
            between = [cell["cell_type"] for cell in cells[defined + 1 : asked]]
            assert between in ([], ["code"])
        assert "check()" in sources
        assert not any("<details>" in text for text in sources)  # hints are the button's
        assert any(text.startswith("play(") for text in sources) == (
            module.slug[:3] in ("m02", "m03", "m04")
        )
        assert any("numpy" in text for text in sources[:2]) == (module.slug == "m10_optimum")
        assert len({cell["id"] for cell in cells}) == len(cells)


def test_the_first_page_names_every_module_and_asks_nobody_else(
    course: Course, tmp_path: Path
) -> None:
    write_start(course, course.modules.values(), tmp_path, "en", 12)
    index = (tmp_path / "index.html").read_text(encoding="utf-8")

    for language, other in pairwise((*LANGUAGES, LANGUAGES[0])):
        page = (tmp_path / start_page(language)).read_text(encoding="utf-8")
        for slug in course.modules:
            assert f"index.html?path={language}/{slug}/{slug}.ipynb" in page
            assert f'href="lessons/{language}/{slug}.html"' in page
        assert page.count("numpy") == 1  # m10 alone
        assert _("Mastermind workbook")[language] in page
        assert _("Mastermind workbook")[other] not in page
        assert f'href="{start_page(other)}"' in page
        assert f'href="{start_page(language)}"' in index
        assert not re.search(r"https?://", page)


def test_the_lessons_lead_to_their_notebooks_to_each_other_and_to_the_other_language(
    course: Course, tmp_path: Path
) -> None:
    modules = [course.module("m03_codemaker"), course.module("m08_entropy")]
    for language in LANGUAGES:
        _write_lessons(course, modules, tmp_path, language, lambda share: None)
        for module in modules:
            notebook = tmp_path / page(language, module).partition("?")[0]
            notebook.parent.mkdir(parents=True, exist_ok=True)
            notebook.touch()
    for language in LANGUAGES:
        (tmp_path / start_page(language)).touch()
    pages = {
        language: sorted(path.name for path in (tmp_path / "lessons" / language).iterdir())
        for language in LANGUAGES
    }
    lesson = (tmp_path / "lessons/fr/m03_codemaker.html").read_text(encoding="utf-8")
    index = (tmp_path / "lessons/en/index.html").read_text(encoding="utf-8")

    assert pages["en"] == pages["fr"]
    assert set(pages["en"]) > {"glossary.html", "index.html", "literature.html", "teachers.html"}
    assert [*astray(tmp_path)] == []
    address = "../../lite/fr/notebooks/index.html?path=fr/m03_codemaker/m03_codemaker.ipynb"
    assert f'<a href="{address}">Faire l’exercice dans le navigateur</a>' in lesson
    assert '<a href="../../start.fr.html">Tous les modules</a>' in lesson
    assert '<a href="../en/m03_codemaker.html">English</a>' in lesson
    assert re.search(r'<code class="language-output">False 1717 18\n', lesson)
    assert "<svg" in (tmp_path / "lessons/fr/m08_entropy.html").read_text(encoding="utf-8")
    assert "m04_codebreaker" not in index
    assert 'm08_entropy.ipynb">in the browser</a>' in index


# ---------------------------------------------------------------- what can go wrong


@pytest.mark.slow
def test_what_npm_brings_must_be_what_is_expected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    with pytest.raises(InputError, match=r"axe-core@4\.10\.3 \(sha256\)"):
        NpmFile("axe-core", "4.10.3", "package.json", "0" * 64).kept()
    assert list(tmp_path.rglob("package.json")) == []


def test_no_other_folder_is_touched(course: Course, pegs: Module, tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("dear", encoding="utf-8")

    with pytest.raises(InputError, match="holds other things"):
        build_site(course, [pegs], tmp_path, "en", lambda what, share: None)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_what_is_missing_is_named(
    course: Course,
    pegs: Module,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["site", str(tmp_path / "site"), "--module", "m02_pegs", "--lang", "fr"]) == 2
    said = capsys.readouterr().err
    assert "installez Node.js" in said
    assert len(said.strip().splitlines()) == 1
    assert not (tmp_path / "site").exists()
    assert [path for path in tmp_path.iterdir() if path.name.startswith(".site-")] == []

    monkeypatch.setattr("autograder.site.lite.find_spec", lambda name: None)
    with pytest.raises(InputError, match=r'in a copy of the workbook, pip install "\.\[site\]"'):
        build_lite(course, [pegs], tmp_path / "lite", lambda share: None)


def test_a_site_is_served_to_this_machine_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["site", str(tmp_path), "--serve", "--lang", "en"]) == 2
    assert "there is no site in" in capsys.readouterr().err
    (tmp_path / "index.html").write_text("here", encoding="utf-8")
    (tmp_path / "a.mjs").write_text("", encoding="utf-8")

    with server_of(tmp_path, 0) as server:
        host, port = server.server_address[:2]
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            with urlopen(f"http://{host!s}:{port}/a.mjs") as answer:
                assert answer.headers["Content-Type"] == "text/javascript"
        finally:
            server.shutdown()
            thread.join()
    assert host == "127.0.0.1"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert (
            main(
                [
                    "site",
                    str(tmp_path),
                    "--serve",
                    "--port",
                    str(taken.getsockname()[1]),
                    "--lang",
                    "en",
                ]
            )
            == 2
        )
    assert "is not free here" in capsys.readouterr().err
