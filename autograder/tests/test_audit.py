"""The pack as it stands has nothing to reproach itself with; and the audit would notice."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from autograder.authoring.audit import audit
from autograder.authoring.exercises import KERNEL, build_all
from autograder.authoring.known import Depth
from autograder.authoring.lessons import error_in, findings
from autograder.authoring.outputs import MOST, as_text, shows_all, with_kept, with_new
from autograder.course.module import Course, this_course
from autograder.course.percent import SourceError, in_language
from autograder.tests.settings import LANGUAGES

MODULES = sorted(this_course().modules, reverse=True)  # those that take longest first


@pytest.mark.parametrize("slug", ["m01_codes", "m02_pegs", "m03_codemaker"])
def test_the_audit_finds_nothing(course: Course, slug: str) -> None:
    """One wrong answer of each task is judged, and those whose text, module or checks have changed
    since."""
    assert list(audit(course, [slug], strict=True, depth=Depth.SAMPLE, jobs=1)) == []


@pytest.mark.slow
@pytest.mark.parametrize("slug", MODULES)
def test_the_audit_of_a_module_finds_nothing(course: Course, slug: str) -> None:
    """Also judge the answers that another version of the judge judged last."""
    assert list(audit(course, [slug], strict=True, depth=Depth.CHANGED, jobs=1)) == []


def test_everything_built_is_fresh(course: Course) -> None:
    assert build_all(course, check=True) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_notebooks_are_valid(course: Course, language: str) -> None:
    import nbformat

    for slug in course.modules:
        path = course.root / "exercises" / language / slug / f"{slug}.ipynb"
        notebook = nbformat.read(path, as_version=4)

        nbformat.validate(notebook)
        ids = [cell["id"] for cell in notebook.cells]
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_solved_notebooks_were_run(course: Course, language: str) -> None:
    """What they show is of their code: of a cell that ends in an error, nothing would have been
    kept."""
    import nbformat

    shown = set()
    for slug in course.modules:
        path = course.root / "solutions" / language / f"{slug}.ipynb"
        notebook = nbformat.read(path, as_version=4)
        nbformat.validate(notebook)
        assert shows_all(path.read_text(encoding="utf-8")), slug
        outputs = [
            output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs
        ]
        assert all(len(output.get("data", {}).get("image/png", "")) < MOST for output in outputs), (
            slug
        )
        shown |= {output["output_type"] for output in outputs}
    assert shown == {"display_data", "stream"}


def _little(*sources: str) -> str:
    """A notebook of some cells of code."""
    empty: dict[str, Any] = {
        "cell_type": "code",
        "outputs": [],
        "execution_count": None,
        "metadata": {},
    }
    cells = [{**empty, "id": f"c{rank}", "source": [text]} for rank, text in enumerate(sources)]
    return as_text({"cells": cells, "metadata": KERNEL, "nbformat": 4, "nbformat_minor": 5})


@pytest.mark.slow
def test_what_a_cell_shows_is_kept_until_its_code_changes(tmp_path: Path) -> None:
    path = tmp_path / "m11_little.ipynb"
    notebook = _little("import random\nn = random.random()", "print(1)\nprint(n < 1)\n6 * 7")
    run = with_new({path: notebook})[path]
    path.write_text(run, encoding="utf-8")

    outputs = json.loads(run)["cells"][1]["outputs"]
    assert ["".join(output.get("text") or output["data"]["text/plain"]) for output in outputs] == [
        "1\nTrue\n",
        "42",
    ]
    assert with_kept(notebook, path) == run
    assert with_kept(notebook.replace("6 * 7", "6 * 8"), path) == notebook.replace("6 * 7", "6 * 8")
    path.write_text(run.replace("42", "43"), encoding="utf-8")  # by hand
    assert with_kept(notebook, path) == notebook
    assert with_kept(notebook, tmp_path / "none.ipynb") == notebook
    with pytest.raises(SourceError, match=r"m11_little\.ipynb: a cell ends with ZeroDivisionError"):
        with_new({path: _little("1 / 0")})


def test_what_is_said_in_code_is_said_in_each_language() -> None:
    code = (
        'def f(n):\n    """Count."""\n    # fr: Compter.\n    return n  # at last  # fr: enfin\n\n#'
        " so: none of ours"
    )

    english, french = (in_language(code, language, LANGUAGES) for language in LANGUAGES)
    assert english == 'def f(n):\n    """Count."""\n    return n  # at last\n\n# so: none of ours'
    assert french == 'def f(n):\n    """Compter."""\n    return n  # enfin\n\n# so: none of ours'
    raised = 'raise ValueError(f"no {n}")  # fr: pas de {n}'
    assert in_language(raised, "fr", LANGUAGES) == 'raise ValueError(f"pas de {n}")'
    below = 'class A:\n    """B."""\n\n    # fr: C.\n    x: int'  # as ruff leaves it in a class
    assert in_language(below, "fr", LANGUAGES).startswith('class A:\n    """C."""\n')


def test_french_exercises_are_printed_as_french_is(course: Course) -> None:
    """But for their code, which stays as somebody types it."""
    plain = re.compile(r".{0,20}(?:\S [:;!?»](?!\w)|« |[cdjlmnst]'\w|qu'\w|\d\.\d).{0,20}")
    for path in sorted((course.root / "exercises" / "fr").rglob("*.ipynb")):
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            if cell["cell_type"] == "markdown":
                prose = re.sub(
                    r"`[^`]*`|\$[^$]*\$|^\|[-|: ]+$",
                    "",
                    "".join(cell["source"]),
                    flags=re.MULTILINE,
                )
                assert plain.findall(prose) == [], path.name


def _small_copy(course: Course, folder: Path) -> Course:
    """The course with few known answers, to be spoilt by a test."""
    for name in ("solutions", "exercises"):
        shutil.copytree(course.root / name, folder / name)
    (folder / "course_notes").mkdir()
    shutil.copytree(course.root / "autograder" / "checks", folder / "autograder" / "checks")
    answers = folder / "autograder" / "submissions" / "m02_pegs"
    answers.mkdir(parents=True)
    module = course.modules["m02_pegs"]
    for kind in ("wrong", "right"):
        (answers / kind).mkdir()
    for path in (module.submissions_path / "right").glob("counter*.py"):
        shutil.copy(path, answers / "right" / path.name)
    text = (module.submissions_path / "wrong" / "mal_places.py").read_text(encoding="utf-8")
    (cell,) = re.findall(r"^# %% double_count_in\n.*?(?=^# %%)", text, re.MULTILINE | re.DOTALL)
    (answers / "wrong" / "mal_places.py").write_text(cell, encoding="utf-8")
    return Course(folder)


@pytest.mark.any_python
def test_the_code_of_a_lesson_is_told_by_its_line() -> None:
    lesson = (
        "# Runs\n\n```python\nprint(1)\n```\n\nAnd:\n\n```python\nlength = 4\nprint(colours)\n```\n"
    )

    assert error_in(lesson.replace("(colours)", "(length)")) == ""
    assert error_in(lesson) == "NameError: name 'colours' is not defined (line 11: print(colours))"
    assert (
        error_in("```python\n>>> 1 + 1\n2\n```\n")
        == "SyntaxError: invalid syntax (line 2: >>> 1 + 1)"
    )


def test_the_audit_notices_what_authors_get_wrong(course: Course, tmp_path: Path) -> None:
    copy = _small_copy(course, tmp_path)
    source = tmp_path / "solutions" / "m02_pegs.py"
    text = source.read_text(encoding="utf-8")
    # the twins differ
    text = text.replace("Un **code** est une liste", "Un **code** est une `liste`")
    text = text.replace('hint="occurences"', 'hint="bien_places"')  # no hint left for occurences
    text = text.replace('fr = "Bien placés, mal placés"\n', "")
    text += "\n# %%\nPEGS = 4  # in a code\nCOLOURS = 6  # of a peg  # fr: d'un pion\n"
    source.write_text(text, encoding="utf-8")
    answers = tmp_path / "autograder" / "submissions" / "m02_pegs"
    mistaken = answers / "wrong" / "mal_places.py"
    text = mistaken.read_text(encoding="utf-8").replace("fails: ", "fails: mal_places_twice, ")
    mistaken.write_text(re.sub("^# fr: .*\n", "", text, flags=re.MULTILINE), encoding="utf-8")
    (answers / "right" / "not_at_all.py").write_text(
        "def occurences(l, n):\n    return n in l\n", encoding="utf-8"
    )
    (tmp_path / "exercises" / "en" / "m99_unknown").mkdir()
    solution = tmp_path / "exercises" / "fr" / "m02_pegs" / "solution.py"
    solution.write_text("    return sum(element == n for element in l)\n", encoding="utf-8")

    # in a process of its own: both courses have modules of the same name
    program = "import sys, pathlib; from autograder.authoring.audit import audit; "
    program += "from autograder.course.module import Course; "
    program += (
        "print(*audit(Course(pathlib.Path(sys.argv[1])), ['m02_pegs'], strict=True), sep=chr(10))"
    )
    command = [sys.executable, "-c", program, str(copy.root)]
    findings = subprocess.run(
        command, capture_output=True, text=True, cwd=course.root, check=True
    ).stdout

    assert "do not hold the same code" in findings
    assert "'# in a code' has no twin in the language fr" in findings
    assert "# of a peg" not in findings
    assert "say its title in each language" in findings
    assert "occurences needs two hints" in findings
    assert "right/not_at_all.py: refused by occurences_counts_every_equal_element" in findings
    assert "does not fail mal_places_twice;" in findings
    assert "wrong/mal_places.py, double_count_in: say what is wrong in each language" in findings
    assert "m99_unknown: no module has that name" in findings
    assert "no wrong answer fails bien_places_twice" in findings
    assert "solution.py gives away: return sum(element == n" in findings


def test_the_audit_compares_the_pages_around_the_lessons(course: Course, tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / "course_notes" / language).mkdir(parents=True)
    pages = {
        "en/index": "# Home\n\n![A map](figures/map.svg)\n\nIn 1976.\n",
        "fr/index": "# Accueil\n\n![Une carte](figures/plan.svg)\n\nEn 1977.\n",
        "en/glossary": "# Glossary\n",
        "fr/notes": "# Notes\n",
    }
    for name, text in pages.items():
        (tmp_path / "course_notes" / f"{name}.md").write_text(text, encoding="utf-8")

    assert list(findings(Course(tmp_path), [])) == [
        (
            "course_notes/*/index.md: its languages do not have the same order of headings,"
            " tables, pictures and code"
        ),
        "course_notes/*/index.md: its languages do not have the same numbers",
        "course_notes/fr/glossary.md is missing: write this page",
        "course_notes/fr/notes.md: no module has that name; rename or remove it",
    ]
    assert list(findings(course, [])) == []
