"""The table of what decides a mark, compared with what is there and with what is really
imported."""

import ast
import json
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from autograder.course import parts
from autograder.course.module import Course
from autograder.course.parts import (
    PACKAGE,
    PARTS,
    Decides,
    For,
    files_for,
    files_of,
    judge_digest,
    part_of,
)
from autograder.site.wheel import NOT_IN_A_BROWSER

_ROOT = PACKAGE.parent
_JUDGING = ("autograder.grading.work",)
_IN_THE_BROWSER = ("autograder", "autograder.notebook", "autograder.board.opening")


def _path_of(name: str) -> Path | None:
    path = _ROOT.joinpath(*name.split("."))
    return next(
        (file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()), None
    )


def _imported(path: Path) -> Iterator[Path]:
    """The files of the package that a file may import, at its top or anywhere else; a browser's
    aside."""
    wanted = [ast.parse(path.read_text(encoding="utf-8")).body]
    names = []
    while wanted:
        for statement in wanted.pop():
            if isinstance(statement, ast.If) and "emscripten" in ast.unparse(statement.test):
                continue
            for part in ast.walk(statement):
                if isinstance(part, ast.Import):
                    names += [alias.name for alias in part.names]
                elif isinstance(part, ast.ImportFrom) and part.module:
                    names += [part.module, *(f"{part.module}.{alias.name}" for alias in part.names)]
    folders = [parent / "__init__.py" for parent in path.relative_to(_ROOT).parents if parent.name]
    found = [_path_of(name) for name in names if name.partition(".")[0] == "autograder"]
    yield from (
        one for one in (*found, *(_ROOT / folder for folder in folders)) if one and one.is_file()
    )


def _reachable(*names: str) -> set[Path]:
    found: set[Path] = set()
    wanted = [path for name in names if (path := _path_of(name))]
    wanted += PACKAGE.glob("checks/*.py")
    while wanted:
        path = wanted.pop()
        if path not in found:
            found.add(path)
            wanted += _imported(path)
    return found


def _undecided(paths: set[Path]) -> list[str]:
    return [
        f"judging imports {path.relative_to(_ROOT)}: say in autograder/course/parts.py that it"
        " decides marks"
        for path in sorted(paths)
        if PARTS.get(part_of(path), (Decides.NOTHING,))[0] is Decides.NOTHING
    ]


def test_every_part_is_in_the_table() -> None:
    there = {
        path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    }
    missing = [
        f"{path} is new: say in autograder/course/parts.py whether it decides marks, and who"
        " receives it"
        for path in sorted(there)
        if not part_of(path)
    ]
    assert not missing
    gone = [
        f"autograder/{name} is not there: take it out of autograder/course/parts.py"
        for name in PARTS
        if not any(files_of(name))
    ]
    assert not gone


def test_whatever_judging_may_import_decides_marks() -> None:
    reachable = _reachable(*_JUDGING)

    assert len(reachable) > 40
    assert not _undecided(reachable)


_JUDGE = """
import json, sys
from autograder.course.module import this_course
from autograder.intake import Submission
from autograder.sandbox.doctor import best
from autograder.grading.work import judge
module = this_course().module("m03_codemaker")
handed_in = [Submission("ann", "ann.py", module.standalone)]
(report,) = judge(module.root, module.slug, handed_in, best()[0])
assert report.score, report
ours = [module for name, module in list(sys.modules.items()) if name.startswith("autograder")]
print(json.dumps([module.__file__ for module in ours if module.__file__]))
"""


def test_whatever_judging_really_imports_decides_marks() -> None:
    run = subprocess.run(
        [sys.executable, "-c", _JUDGE], capture_output=True, text=True, timeout=300, check=True
    )
    imported = {Path(file).resolve() for file in json.loads(run.stdout)}

    assert PACKAGE / "judging" / "judge.py" in imported
    assert PACKAGE / "checking" / "chance.py" in imported, "a check imports it"
    assert imported <= _reachable(*_JUDGING)
    assert not _undecided(imported)


def test_what_decides_marks_is_python() -> None:
    """A file of another kind would decide them unseen by the test above."""
    kinds = {
        path.suffix
        for name, (decides, _) in PARTS.items()
        if decides is Decides.MARKS
        for path in files_of(name)
    }
    assert kinds <= {".py", ".md"}


def test_the_browser_has_all_that_it_may_import() -> None:
    sent = {*files_for(For.LEARNERS), *files_of("checks")}
    left_out = {
        path for path in sent if path.relative_to(PACKAGE).as_posix().startswith(NOT_IN_A_BROWSER)
    }

    assert not _reachable(*_IN_THE_BROWSER) - (sent - left_out)


def test_the_distribution_leaves_out_what_the_table_says() -> None:
    project = tomllib.loads((_ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]

    authors = [f"autograder/{name}" for name, (_, whose) in PARTS.items() if whose is For.AUTHORS]
    assert sorted(wheel["exclude"]) == sorted([*authors, "*.po"])
    of_modules = {
        f"autograder/{name}"
        for name, (decides, _) in PARTS.items()
        if decides is Decides.ITS_MODULE
    }
    assert of_modules <= wheel["sources"].keys(), (
        "what decides the marks of a module lies in INSTALLED"
    )
    assert all(
        place == f"autograder/workbook/{folder}" for folder, place in wheel["sources"].items()
    )
    assert {folder.partition("/")[0] for folder in wheel["sources"]} == {*wheel["only-include"]}


@pytest.mark.parametrize(
    ("file", "decides"),
    [
        ("authoring/demo.py", False),
        ("cli/grade.py", False),
        ("reports/tables.py", False),
        ("sandbox/README.md", False),
    ]
    + [
        ("judging/judge.py", True),
        ("intake/learners.py", True),
        ("sandbox/worker.py", True),
        ("checking/exceptions.py", True),
    ],
)
def test_code_changes_the_key_where_it_may_decide_marks(
    tmp_path: Path, file: str, decides: bool
) -> None:
    package = tmp_path / "autograder"
    shutil.copytree(
        PACKAGE, package, ignore=shutil.ignore_patterns("submissions", "tests", "__pycache__")
    )
    before = judge_digest(package)
    with (package / file).open("a", encoding="utf-8") as changed:
        changed.write("# a comment\n")
    assert judge_digest(package) == before

    with (package / file).open("a", encoding="utf-8") as changed:
        changed.write("LIMIT = 1\n")
    assert (judge_digest(package) != before) is decides


def test_a_file_that_moves_changes_the_key(tmp_path: Path) -> None:
    package = tmp_path / "autograder"
    shutil.copytree(
        PACKAGE, package, ignore=shutil.ignore_patterns("submissions", "tests", "__pycache__")
    )
    before = judge_digest(package)
    (package / "sandbox" / "codec.py").rename(package / "sandbox" / "encoding.py")

    assert judge_digest(package) != before


def test_another_python_or_numpy_is_another_key(
    course: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    major, minor = sys.version_info[:2]
    assert parts.versions().startswith(
        f"cpython {major}.{minor}, numpy {np.__version__.rpartition('.')[0]}"
    )
    before = Course(course.root).module("m02_pegs").digest
    monkeypatch.setattr(parts, "versions", lambda: "cpython 4.0, numpy 5.0")

    assert Course(course.root).module("m02_pegs").digest != before


def test_a_check_decides_the_marks_of_its_module_and_of_later_ones(
    course: Course, tmp_path: Path
) -> None:
    for folder in ("solutions", "autograder/checks"):
        shutil.copytree(
            course.root / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__")
        )
    before = {slug: module.digest for slug, module in Course(tmp_path).modules.items()}
    with (tmp_path / "autograder" / "checks" / "test_m03_codemaker.py").open(
        "a", encoding="utf-8"
    ) as changed:
        changed.write("SECONDS = 50\n")

    after = {slug: module.digest for slug, module in Course(tmp_path).modules.items()}
    assert [slug for slug in before if before[slug] != after[slug]] == [
        slug for slug in before if slug >= "m03"
    ]
