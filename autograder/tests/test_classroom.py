"""The whole round in the real nbgrader: release, autograde, feedback, export; and what a submission
may try."""

import csv
import json
import os
import re
import sqlite3
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from autograder.authoring.known import judged_source
from autograder.cli import main
from autograder.course.module import Course, Module
from autograder.marking.received import of_nbgrader
from autograder.reports.model import Received
from autograder.sandbox.doctor import Tier
from autograder.tests.conftest import grade_folder, right_files, wrong

Notebook = dict[str, Any]


@pytest.fixture(scope="module", autouse=True)
def path() -> Iterator[None]:
    """nbgrader runs `alembic` by its name."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(
            "PATH", os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
        )
        yield


def nbgrader(folder: Path, *arguments: str) -> str:
    """Run the command as a teacher does; what it says."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        [sys.executable, "-m", "nbgrader", *arguments],
        cwd=folder,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        timeout=1500,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout + done.stderr


def released(folder: Path, slug: str) -> Notebook:
    content: Notebook = json.loads(
        (folder / "release" / slug / f"{slug}.ipynb").read_text(encoding="utf-8")
    )
    return content


def solved(notebook: Notebook, source: str) -> Notebook:
    """The notebook with all the code in the first cell to be filled in, and nothing in the
    others."""
    for cell in notebook["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("solution"):
            cell["source"], source = source, ""
    return notebook


def hand_in(folder: Path, student: str, slug: str, content: Notebook | bytes) -> None:
    place = folder / "submitted" / student / slug
    place.mkdir(parents=True)
    data = content if isinstance(content, bytes) else json.dumps(content).encode()
    (place / f"{slug}.ipynb").write_bytes(data)


def gradebook_of(path: Path) -> Any:
    """The gradebook in a file. nbgrader takes a second or two to import: only where it is
    needed."""
    from nbgrader.api import Gradebook

    return Gradebook(f"sqlite:///{path}")


def marks(folder: Path, slug: str) -> dict[str, tuple[float, float, bool]]:
    """Of each student: the score, the points, whether a person has to look."""
    with gradebook_of(folder / "gradebook.db") as gradebook:
        return {
            one.student.id: (one.score, one.max_score, one.needs_manual_grade)
            for one in gradebook.assignment_submissions(slug)
        }


def some_answers(module: Module) -> Iterator[tuple[str, str]]:
    mistaken = [(f"wrong-{one.name}", judged_source(module, one)) for one in module.wrong_answers]
    right = [
        (f"right-{path.stem}", path.read_text(encoding="utf-8")) for path in right_files(module)
    ]
    for answers, count in ((mistaken, 2), (right, 1)):
        yield from answers[:: len(answers) // count]


@pytest.fixture(scope="module")
def classroom(pegs: Module, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A course whose assignment is released."""
    folder = tmp_path_factory.mktemp("course") / "class"
    assert main(["classroom", str(folder), "--lang", "fr"]) == 0
    nbgrader(folder, "generate_assignment", pegs.slug)
    return folder


@pytest.mark.slow
def test_what_students_get_is_the_exercise(classroom: Path, course: Course, pegs: Module) -> None:
    slug = pegs.slug
    exercise = json.loads(
        (course.root / "exercises" / "fr" / slug / f"{slug}.ipynb").read_text(encoding="utf-8")
    )
    pairs = zip(released(classroom, slug)["cells"], exercise["cells"], strict=True)
    assert all(
        "".join(one["source"]) == "".join(other["source"]) and one["id"] == other["id"]
        for one, other in pairs
    )
    assert os.listdir(classroom / "release" / slug) == [f"{slug}.ipynb"]


@pytest.mark.slow
def test_run_again_it_keeps_the_configuration(
    classroom: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    config = classroom / "nbgrader_config.py"
    before = config.read_text() + "\n# mine\n"
    config.write_text(before)

    assert main(["classroom", str(classroom), "--lang", "fr"]) == 0
    assert config.read_text() == before
    assert main(["classroom", str(classroom / "release"), "--lang", "en"]) == 2
    assert "give a new folder" in capsys.readouterr().err


# ---------------------------------------------------------------- marks


@pytest.fixture(scope="module")
def graded(classroom: Path, pegs: Module) -> Path:
    """Some known answers, autograded."""
    for name, source in some_answers(pegs):
        hand_in(classroom, name, pegs.slug, solved(released(classroom, pegs.slug), source))
    nbgrader(classroom, "autograde", pegs.slug)
    return classroom


@pytest.mark.slow
def test_nbgrader_gives_the_marks_that_we_give(
    graded: Path, pegs: Module, tier: Tier, tmp_path: Path
) -> None:
    slug = pegs.slug
    for path in (graded / "submitted").glob(f"*/{slug}/{slug}.ipynb"):
        place = tmp_path / slug / path.parent.parent.name / path.name
        place.parent.mkdir(parents=True)
        place.write_bytes(path.read_bytes())
    records = grade_folder(pegs, tmp_path / slug, tmp_path / "marks", tier)
    found = marks(graded, slug)

    assert found == {
        name: (record["score"], record["points"], False) for name, record in records.items()
    }
    assert len({score for score, _, _ in found.values()}) > 1


@pytest.mark.slow
@pytest.mark.any_python
def test_feedback_explains_and_gives_nothing_away(graded: Path, course: Course) -> None:
    slug = "m02_pegs"
    nbgrader(graded, "generate_feedback", slug)
    name = next(
        path.name for path in (graded / "feedback").iterdir() if path.name.startswith("wrong-")
    )
    page = (graded / "feedback" / name / slug / f"{slug}.html").read_text(encoding="utf-8")

    assert "Promesses tenues" in page
    assert "✗" in page
    secrets = [
        line.strip()
        for line in course.module(slug).source.splitlines()
        if "sum(element == n" in line
    ]
    secrets += [
        line for line in course.module(slug).checks_path.read_text().splitlines() if len(line) > 70
    ]
    secrets = [secret for secret in secrets if "en:" not in secret and "fr:" not in secret]
    database = (graded / "gradebook.db").read_bytes().decode("utf-8", "replace")
    shown = [path.read_text(encoding="utf-8") for path in (graded / "release").glob("*/*.ipynb")]
    for secret in secrets:
        assert secret not in page
        assert secret not in database
        assert not any(secret in text for text in shown)


@pytest.mark.slow
@pytest.mark.any_python
def test_marks_can_be_exported(graded: Path) -> None:
    nbgrader(graded, "export", "--to", "all.csv")
    with (graded / "all.csv").open(newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["assignment"] == "m02_pegs"]
    scores = {
        row["student_id"]: float(row["score"])
        for row in rows
        if row["student_id"].startswith(("wrong", "right"))
    }
    found = marks(graded, "m02_pegs")

    assert {name: score for name, score in scores.items() if name in found} == {
        name: score for name, (score, *_) in found.items()
    }


# ---------------------------------------------------------------- what a submission may try


def _nothing(content: Notebook) -> Notebook | bytes:
    return content


def _all_points_to_the_first(content: Notebook) -> Notebook | bytes:
    for cell in content["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("grade"):
            cell["metadata"]["nbgrader"] |= {"points": 1000, "checksum": "0" * 32, "locked": False}
            value = {
                "output_type": "execute_result",
                "execution_count": 1,
                "metadata": {},
                "data": {"text/plain": "5"},
            }
            cell["outputs"], cell["source"] = [value], "20.0"
    return content


def _nothing_is_graded(content: Notebook) -> Notebook | bytes:
    for cell in content["cells"]:
        if "nbgrader" in cell["metadata"]:
            cell["metadata"]["nbgrader"]["grade"] = False
    return content


def _without_graded_cells(content: Notebook) -> Notebook | bytes:
    kept = [
        cell for cell in content["cells"] if not cell["metadata"].get("nbgrader", {}).get("grade")
    ]
    return content | {"cells": kept}


def _code_only(content: Notebook) -> Notebook | bytes:
    """Without our metadata."""
    source = next(
        cell["source"]
        for cell in content["cells"]
        if cell["metadata"].get("nbgrader", {}).get("solution")
    )
    cell = {
        "cell_type": "code",
        "metadata": {},
        "source": source,
        "outputs": [],
        "execution_count": None,
    }
    return content | {"cells": [cell]}


def _graded_cells_twice(content: Notebook) -> Notebook | bytes:
    return content | {
        "cells": (
            content["cells"] + [cell for cell in content["cells"] if "nbgrader" in cell["metadata"]]
        )
    }


def _strange_metadata(content: Notebook) -> Notebook | bytes:
    for rank, cell in enumerate(content["cells"]):
        cell["id"] = "same"
        cell["metadata"] |= [
            {"nbgrader": "yes"},
            {"nbgrader": {"grade": True, "solution": True, "points": -1}},
            {},
        ][rank % 3]
    return content | {"metadata": {"kernelspec": {"name": "no-such-kernel", "display_name": 3}}}


def _nbformat_5(content: Notebook) -> Notebook | bytes:
    return content | {"nbformat": 5, "nbformat_minor": 99}


def _large_outputs(content: Notebook) -> Notebook | bytes:
    content["cells"][-1]["outputs"] = [
        {"output_type": "stream", "name": "stderr", "text": "x" * (20 << 20)}
    ]
    return content


def _markup(content: Notebook) -> Notebook | bytes:
    attack = (
        "<script>document.title='attacked'</script><img src=x"
        " onerror=attack()>\n```\n</pre><script>attack()</script>"
    )
    content["cells"].insert(0, {"cell_type": "markdown", "metadata": {}, "source": attack})
    content["cells"].append(
        {"cell_type": "raw", "metadata": {"raw_mimetype": "text/html"}, "source": attack}
    )
    return content


HARMLESS: list[Callable[[Notebook], Notebook | bytes]] = [
    _nothing,
    _all_points_to_the_first,
    _nothing_is_graded,
    _without_graded_cells,
    _code_only,
    _graded_cells_twice,
    _strange_metadata,
    _nbformat_5,
    _large_outputs,
    _markup,
]
UNREADABLE: dict[str, bytes] = {
    "not json": b"{",
    "not a notebook": b"[1, 2]",
    "too deep": b"[" * 100_000,
    "too large": b'{"cells": [], "x": "' + b"x" * (33 << 20) + b'"}',
    "no code": b'{"cells": []}',
}


@pytest.fixture(scope="module")
def attacked(
    course: Course, pegs: Module, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, str]:
    """A course in which a wrong answer was handed in in many ways; and what nbgrader said."""
    folder = tmp_path_factory.mktemp("attacked") / "class"
    assert main(["classroom", str(folder), "--lang", "en"]) == 0
    nbgrader(folder, "generate_assignment", pegs.slug)
    mistaken = wrong(pegs, "mal_places__double_count_in")
    for change in HARMLESS:
        content = solved(released(folder, pegs.slug), f"{pegs.standalone}\n\n{mistaken}")
        hand_in(folder, change.__name__, pegs.slug, change(content))
    for name, data in UNREADABLE.items():
        hand_in(folder, name, pegs.slug, data)
    (folder / "submitted" / "a link" / pegs.slug).mkdir(parents=True)
    (folder / "submitted" / "a link" / pegs.slug / f"{pegs.slug}.ipynb").symlink_to(
        folder / "source" / pegs.slug / f"{pegs.slug}.ipynb"
    )
    private = folder.parent / "private.txt"
    private.write_text("nobody's business")
    (folder / "submitted" / "_nothing" / pegs.slug / "extra.txt").symlink_to(private)
    (folder / "submitted" / "_nothing" / pegs.slug / "notes.txt").write_text("mine")
    said = nbgrader(folder, "autograde", pegs.slug)
    for name in ("_markup", "_nothing"):
        nbgrader(folder, "generate_feedback", pegs.slug, "--student", name)
    return folder, said


@pytest.mark.slow
@pytest.mark.parametrize("change", HARMLESS)
def test_what_a_notebook_says_of_itself_changes_no_mark(
    attacked: tuple[Path, str], pegs: Module, change: Callable[[Notebook], Notebook | bytes]
) -> None:
    found = marks(attacked[0], pegs.slug)

    assert found[change.__name__] == (21, 20.0, False)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*UNREADABLE, "a link"])
def test_what_cannot_be_read_has_no_mark_and_one_sentence(
    attacked: tuple[Path, str], pegs: Module, name: str
) -> None:
    folder, said = attacked
    with gradebook_of(folder / "gradebook.db") as gradebook:
        submitted = gradebook.find_submission_notebook(pegs.slug, pegs.slug, name)
        assert all(
            grade.auto_score is None and grade.needs_manual_grade for grade in submitted.grades
        )
        comments = [comment.auto_comment or "" for comment in submitted.comments]
    sentence = next(line for line in said.splitlines() if f"| ERROR] {name}: " in line)

    assert any(comment.startswith("Could not be judged. ") for comment in comments)
    assert sentence.endswith(".")
    assert "Traceback" not in said


@pytest.mark.slow
def test_markup_is_shown_and_not_obeyed(attacked: tuple[Path, str], pegs: Module) -> None:
    folder, _ = attacked
    page = (folder / "feedback" / "_markup" / pegs.slug / f"{pegs.slug}.html").read_text(
        encoding="utf-8"
    )

    assert "document.title" in page
    assert "<script>document.title" not in page
    assert "<img src=x" not in page
    assert "<script>attack" not in page


@pytest.mark.slow
def test_links_in_a_submission_lead_nowhere(attacked: tuple[Path, str], pegs: Module) -> None:
    folder, _ = attacked
    for step in ("autograded", "feedback"):
        place = folder / step / "_nothing" / pegs.slug
        assert (place / "notes.txt").read_text() == "mine"
        assert not (place / "extra.txt").exists()


@pytest.mark.slow
def test_another_assignment_gets_no_mark(attacked: tuple[Path, str], pegs: Module) -> None:
    folder, _ = attacked
    place = folder / "source" / "homework"
    place.mkdir()
    content = released(folder, pegs.slug)
    (place / "m02_pegs.ipynb").write_text(json.dumps(content))
    nbgrader(folder, "generate_assignment", "homework")
    submitted = folder / "submitted" / "ann" / "homework"
    submitted.mkdir(parents=True)
    (submitted / "m02_pegs.ipynb").write_text(json.dumps(released(folder, pegs.slug)))

    said = nbgrader(folder, "autograde", "homework")

    assert "homework is not a module of the workbook" in said
    assert marks(folder, "homework")["ann"][::2] == (0.0, True)


# ---------------------------------------------------------------- zip_collect, --gradebook


@pytest.mark.slow
@pytest.mark.any_python
def test_what_moodle_and_canvas_give_is_collected(classroom: Path, pegs: Module) -> None:
    archive = classroom / "downloaded" / pegs.slug / "archive"
    archive.mkdir(parents=True)
    data = json.dumps(released(classroom, pegs.slug))
    with zipfile.ZipFile(archive / "all.zip", "w") as zipped:
        zipped.writestr("Zoé Lé_12_assignsubmission_file_/m02_pegs.ipynb", data)
        zipped.writestr("Ann Lee_13_assignsubmission_file_m02_pegs.ipynb", data)
        zipped.writestr("doejane_LATE_12_34_m02_pegs-2.ipynb", data)
        zipped.writestr("bob/m02_pegs.ipynb", data)
    nbgrader(classroom, "zip_collect", pegs.slug)

    collected = {
        path.parts[-3] for path in (classroom / "submitted").glob("*/m02_pegs/m02_pegs.ipynb")
    }
    assert {"Zoé Lé", "Ann Lee", "doejane", "bob"} <= collected


@pytest.mark.slow
@pytest.mark.any_python
def test_marks_written_into_a_gradebook(
    pegs: Module, tier: Tier, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "class"
    folder.mkdir()
    for name, source in list(some_answers(pegs))[:8:3]:
        (folder / f"{name}.py").write_text(source, encoding="utf-8")
    (folder / "broken.ipynb").write_text("{")
    command = [
        "grade",
        str(folder),
        "--module",
        pegs.slug,
        "--out",
        str(tmp_path / "out"),
        "--lang",
        "en",
    ]
    command += ["--gradebook", str(tmp_path / "gradebook.db")]

    assert main(command) == 0
    lines = (tmp_path / "out" / "results.jsonl").read_text(encoding="utf-8").splitlines()
    records = {record["submission"]: record for record in map(json.loads, lines)}
    found = marks(tmp_path, pegs.slug)
    assert found.pop("broken") == (0.0, 20.0, True)
    assert found == {
        name: (one["score"], 20.0, False) for name, one in records.items() if name != "broken"
    }
    assert (tmp_path / "autograded" / "broken" / pegs.slug / f"{pegs.slug}.ipynb").is_file()

    with gradebook_of(tmp_path / "gradebook.db") as gradebook:
        name = next(iter(found))
        gradebook.find_grade("mal_places-points", pegs.slug, pegs.slug, name).manual_score = 1.5
        gradebook.db.commit()
    assert main(command) == 0
    assert marks(tmp_path, pegs.slug)[name][2], (
        "a person's mark is kept and has to be looked at again"
    )
    capsys.readouterr()


@pytest.fixture(scope="module")
def empty_gradebook(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A gradebook as nbgrader makes it, with nobody in it."""
    path = tmp_path_factory.mktemp("empty") / "gradebook.db"
    gradebook_of(path).close()
    return path.read_bytes()


def _other_schema(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE alembic_version SET version_num = 'older'")
        database.commit()


def _half_written(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def _of_another_module(path: Path) -> None:
    with gradebook_of(path) as gradebook:
        gradebook.add_assignment("m02_pegs")
        gradebook.add_notebook("m02_pegs", "m02_pegs")
        gradebook.add_grade_cell("other", "m02_pegs", "m02_pegs", max_score=3, cell_type="code")


def _grade_ann(folder: Path, source: str) -> list[str]:
    (folder / "ann.py").write_text(source, encoding="utf-8")
    return [
        "grade",
        str(folder / "ann.py"),
        "--module",
        "m02_pegs",
        "--out",
        str(folder / "out"),
        "--lang",
        "en",
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (
            lambda path: path.write_text("nothing of the kind"),
            "cannot be used: file is not a database",
        ),
        (_half_written, "cannot be used: "),
        (_other_schema, "was made by another version of nbgrader"),
        (_of_another_module, "knows another version of this module"),
        (
            lambda path: (path.unlink(), path.mkdir()),
            "cannot be used: unable to open database file",
        ),
    ],
)
def test_a_bad_gradebook_costs_one_sentence(
    spoil: Callable[[Path], Any],
    words: str,
    empty_gradebook: bytes,
    reference: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "gradebook.db").write_bytes(empty_gradebook)
    spoil(tmp_path / "gradebook.db")
    command = _grade_ann(tmp_path, reference)

    assert main([*command, "--gradebook", str(tmp_path / "gradebook.db")]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.splitlines()[1].startswith("mastermind grade: "), (
        "below the line that tells the settings"
    )
    assert (tmp_path / "out" / "marks.csv").is_file()


@pytest.mark.slow
def test_a_locked_gradebook_costs_one_sentence(
    empty_gradebook: bytes, reference: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "gradebook.db"
    path.write_bytes(empty_gradebook)
    command = _grade_ann(tmp_path, reference)
    with closing(sqlite3.connect(path)) as database:
        database.execute("BEGIN EXCLUSIVE")

        assert main([*command, "--gradebook", str(path)]) == 2
    assert "cannot be used: database is locked" in capsys.readouterr().err


# ---------------------------------------------------------------- names, links, archives


@pytest.mark.slow
def test_comments_hold_no_markup(pegs: Module, reference: str, tmp_path: Path) -> None:
    folder = tmp_path / "class" / "ann"
    folder.mkdir(parents=True)
    attack = "\n\n{}['` <img src=x onerror=\"attack()\"> ` [a](javascript:attack()) $x$']\n"
    (folder / "m02_pegs.py").write_text(reference + attack, encoding="utf-8")
    (folder / "<svg onload=attack()>.py").write_text("x = 1\n", encoding="utf-8")
    command = [
        "grade",
        str(folder.parent),
        "--module",
        pegs.slug,
        "--out",
        str(tmp_path / "out"),
        "--lang",
        "en",
    ]
    assert main([*command, "--gradebook", str(tmp_path / "gradebook.db")]) == 0
    with gradebook_of(tmp_path / "gradebook.db") as gradebook:
        submitted = gradebook.find_submission_notebook(pegs.slug, pegs.slug, "ann")
        comments = [comment.auto_comment for comment in submitted.comments if comment.auto_comment]

    assert len(comments) == 1
    assert "KeyError" in comments[0]
    assert "svg onload" in comments[0]
    from nbconvert.filters import markdown2html

    rendered = markdown2html(comments[0])
    assert set(re.findall(r"<(\w+)", rendered)) <= {"p", "br", "ul", "li"}
    assert "$" not in rendered


@pytest.mark.slow
def test_any_name_has_its_folder(pegs: Module, reference: str, tmp_path: Path) -> None:
    names = ["..", "漢" * 120, "a/b", "line\nend", "zzz"]
    with zipfile.ZipFile(tmp_path / "class.zip", "w") as archive:
        for rank, name in enumerate(names):
            archive.writestr(
                f"{name}_{rank}_assignsubmission_file_/m02_pegs.py".replace("a/b", "a\\b"),
                reference,
            )
        archive.writestr(zipfile.ZipInfo("\0n.py"), reference)
    course = tmp_path / "course"
    course.mkdir()
    command = [
        "grade",
        str(tmp_path / "class.zip"),
        "--module",
        pegs.slug,
        "--out",
        str(tmp_path / "out"),
    ]

    assert main([*command, "--gradebook", str(course / "grade #1?.db")]) == 0
    assert sorted(path.name for path in course.iterdir()) == ["autograded", "grade #1?.db"]
    with closing(sqlite3.connect(course / "grade #1?.db")) as database:
        students = {row[0] for row in database.execute("SELECT id FROM student")}
    assert students == {path.name for path in (course / "autograded").iterdir()}
    assert len(students) >= 4
    assert not any(path.name == "m02_pegs" for path in course.iterdir())


@pytest.mark.slow
@pytest.mark.any_python
def test_the_database_of_another_program_is_left_alone(
    reference: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE songs (name TEXT)")
        database.commit()
    before = path.read_bytes()

    assert main([*_grade_ann(tmp_path, reference), "--gradebook", str(path)]) == 2
    assert "database of another program" in capsys.readouterr().err
    assert path.read_bytes() == before


@pytest.mark.slow
def test_archives_are_collected(
    classroom: Path,
    pegs: Module,
    reference: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    data = json.dumps(solved(released(classroom, pegs.slug), reference))
    with zipfile.ZipFile(tmp_path / "moodle.zip", "w") as archive:
        archive.writestr("Jean Dupont_102_assignsubmission_file_/devoir.ipynb", data)
        archive.writestr("Jean Dupont_103_assignsubmission_file_/m02_pegs.py", reference)
        archive.writestr("Mallory X_107_assignsubmission_file_/Alice Martin/m02_pegs.ipynb", data)
        archive.writestr("Nobody_108_assignsubmission_file_/notes.txt", "")
    course = tmp_path / "course"

    assert (
        main(["classroom", str(course), "--collect", str(tmp_path / "moodle.zip"), "--lang", "en"])
        == 0
    )
    said = capsys.readouterr()
    assert "3 learners collected" in said.out
    assert "Nobody" in said.err
    assert not [*course.rglob("timestamp.txt")], "all files have the date of the packing"
    found = sorted(
        path.relative_to(course / "submitted").as_posix()
        for path in (course / "submitted").rglob("*.ipynb")
    )
    assert found == [
        f"{name}/m02_pegs/m02_pegs.ipynb"
        for name in ("Jean Dupont (2)", "Jean Dupont", "Mallory X")
    ]
    nbgrader(course, "generate_assignment", pegs.slug)
    nbgrader(course, "autograde", pegs.slug)
    assert {score for score, _, _ in marks(course, pegs.slug).values()} == {25.0}


@pytest.mark.any_python
def test_the_dates_of_an_archive_are_collected(
    pegs: Module, reference: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, works in {
        "moodle.zip": {
            "Ann_1_assignsubmission_file_/a.py": 10,
            "Bob_2_assignsubmission_file_/b.py": 16,
        },
        "canvas.zip": {"annlee_1_5_a.py": 10, "bobray_LATE_2_6_b.py": 10},
    }.items():
        with zipfile.ZipFile(tmp_path / name, "w") as archive:
            for path, day in works.items():
                archive.writestr(zipfile.ZipInfo(path, (2026, 3, day, 9, 0, 0)), reference)
        course = str(tmp_path / name.partition(".")[0])
        assert (
            main(["classroom", course, "--collect", str(tmp_path / name), "--module", pegs.slug])
            == 0
        )
    submitted = tmp_path / "moodle" / "submitted"
    assert of_nbgrader(submitted / "Bob" / pegs.slug) == Received(
        datetime(2026, 3, 16, 9).astimezone(), "nbgrader"
    )
    assert of_nbgrader(submitted / "Ann" / pegs.slug) != of_nbgrader(submitted / "Bob" / pegs.slug)
    assert not [*(tmp_path / "canvas").rglob("timestamp.txt")]
    assert "no date for them: bobray" in capsys.readouterr().err


@pytest.mark.slow
def test_a_folder_in_the_place_of_a_notebook(attacked: tuple[Path, str], pegs: Module) -> None:
    folder, _ = attacked
    (folder / "submitted" / "a folder" / pegs.slug / f"{pegs.slug}.ipynb").mkdir(parents=True)
    said = nbgrader(folder, "autograde", pegs.slug, "--student", "a folder")

    assert "a folder: m02_pegs.ipynb is not an ordinary file." in said
    assert "Traceback" not in said
    assert marks(folder, pegs.slug)["a folder"] == (0.0, 20.0, True)
