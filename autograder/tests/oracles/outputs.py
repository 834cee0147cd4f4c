"""What people get besides verdicts: marks of classes, exercises, reproduced numbers, what learners
read."""

import csv
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from autograder.authoring.exercises import exercises
from autograder.course.module import Course
from autograder.i18n.message import Message
from autograder.tests.graded_class import graded_class
from autograder.tests.whole_class import CANVAS, CLASS, DUE, FORMS, M02, MOODLE, source

FOLDER = Path(__file__).parent
_ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
_WAITING = re.compile(r"[-\\|/] .*…")  # a sign that turns while something is computed
_PROGRAM = "import sys; from autograder.cli import main; sys.exit(main())"
# by module: the function that is wrong in learner/MODULE.py, and examples for a hunt
LEARNERS = {
    "m01_codes": ("masque", ["assert masque([2, 2]) == '11'", "assert masque([3, 1]) == '31'"]),
    "m02_pegs": (
        "mal_places",
        ["assert mal_places([1, 2], [2, 1]) == 2", "assert mal_places([1], [1]) == 1"],
    ),
    "m03_codemaker": ("gagne", ["assert gagne(4, 0) == True", "assert gagne(3, 1) == True"]),
    "m04_codebreaker": (
        "test_code",
        [
            "assert test_code([1, 1, 1, 1], []) == True",
            "assert test_code([1, 1, 1, 1], [([1, 1, 1, 1], 4, 0)]) == False",
        ],
    ),
    "m05_averages": (
        "nombre_essais",
        ["assert nombre_essais([1, 1, 1, 1]) == 1", "assert nombre_essais([2, 1, 3, 2]) == 3"],
    ),
}


def _run(folder: Path, *command: str, width: int = 100, succeeds: bool = True) -> str:
    """Run the command in a folder; return what it says, without the folder and the seconds it
    took."""
    environment = os.environ | {
        "COLUMNS": str(width),
        "XDG_STATE_HOME": str(folder / "state"),
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
    }
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM, *command],
        cwd=folder, env=environment, stdin=subprocess.DEVNULL,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if succeeds and done.returncode not in (0, 1):
        raise AssertionError(f"{command} ended with {done.returncode}: {done.stderr}")
    return f"{done.stdout}{done.stderr}".replace(str(folder), "FOLDER")


def _at_a_terminal(folder: Path, *command: str) -> str:
    """Run the command as at a terminal; return what it says there, without its colours."""
    reading, writing = os.openpty()
    environment = os.environ | {
        "COLUMNS": "100",
        "LINES": "50",
        "TERM": "xterm",
        "XDG_STATE_HOME": str(folder / "state"),
    }
    process = subprocess.Popen(
        [sys.executable, "-c", _PROGRAM, *command],
        cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=writing, stderr=writing,
    )  # fmt: skip
    os.close(writing)
    parts = []
    with suppress(OSError):  # Linux says so when the other end is closed
        while part := os.read(reading, 65536):
            parts.append(part)
    process.wait()
    os.close(reading)
    shown = _ESCAPE.sub("", b"".join(parts).decode()).replace(str(folder), "FOLDER")
    lines = [line.rstrip() for line in shown.replace("\r\n", "\n").split("\n")]
    return "\n".join(line for line in lines if not _WAITING.match(line))


# ---------------------------------------------------------------- marks


def marks() -> str:
    """Return names, marks and notes of the demonstration class, and of one with every kind of file
    on four roads."""
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        parts = ["# the demonstration class", *_demonstration(folder / "demo")]
        for road in (MOODLE, CANVAS):
            graded = graded_class(folder / road, CLASS, road)
            parts += [f"# through {road.capitalize()}", *_marks_in(graded.folder / "marks")]
        parts += ["# a folder for each learner", *_folders(folder / "folders")]
        parts += ["# a course of nbgrader", *_nbgrader(folder / "nbgrader")]
    return "\n".join(parts) + "\n"


def _demonstration(folder: Path) -> Iterator[str]:
    folder.mkdir()
    _run(folder, "demo", "class", "--lang", "en")
    _run(folder, "grade", "class", "--module", M02, "--out", "marks", "--lang", "en")
    return _marks_in(folder / "marks")


def _folders(folder: Path) -> Iterator[str]:
    for learner in CLASS:
        for name, data in (
            FORMS[learner.form](source(M02, learner.second, learner.name)) if learner.second else {}
        ).items():
            path = folder / "class" / learner.name.replace("\u202e", "") / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    _run(folder, "grade", "class", "--module", M02, "--out", "marks", "--lang", "en")
    return _marks_in(folder / "marks")


def _nbgrader(folder: Path) -> Iterator[str]:
    """A course folder with submissions as nbgrader collects them, late ones too, graded with the
    settings beside it."""
    folder.mkdir()
    _run(folder, "classroom", "course", "--lang", "en")
    for learner in CLASS:
        if (
            learner.second
            and learner.family not in ("", "=SUM(A1:A9)")
            and "\u202e" not in learner.given
        ):
            place = folder / "course" / "submitted" / learner.family.lower() / M02
            place.mkdir(parents=True)
            data = FORMS["notebook" if learner.form != "cut off" else "cut off"](
                source(M02, learner.second, learner.name)
            )
            (place / f"{M02}.ipynb").write_bytes(data[f"{M02}.ipynb"])
            (place / "timestamp.txt").write_text(f"{DUE + learner.late:%Y-%m-%d %H:%M:%S} UTC")
    settings = (
        f"out_of = 20\n\n[late]\npercent_per_day = 10\n\n[module.{M02}]\ndue ="
        " 2026-03-14T18:00:00Z\n"
    )
    (folder / "course" / "class.toml").write_text(settings)
    _run(folder / "course", "grade", "submitted", "--module", M02, "--out", "marks", "--lang", "en")
    return _marks_in(folder / "course" / "marks")


def _marks_in(folder: Path) -> Iterator[str]:
    """Yield a line for each learner: the name, the points of each task, the mark, the problem or
    the notes."""
    with (folder / "marks.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = {
            row["submission"].removeprefix("'"): row
            for row in csv.DictReader(file)
            if row["module"] == M02
        }
    records = {}
    for line in (folder / "results.jsonl").read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        if record["module"] == M02:
            records[record["submission"]] = record
    for name, row in sorted(rows.items()):
        record = records.get(name, {"tasks": [], "notes": []})
        points = [f"{task['name']} {task['score']:g}" for task in record["tasks"]]
        notes = [Message.from_json(note)["en"] for note in record.get("notes", ())]
        yield "; ".join(
            [
                f"{name}: mark {row['score'] or '–'}",
                *points,
                *filter(None, [row.get("problem", "")]),
                *notes,
            ]
        )


# ---------------------------------------------------------------- exercises and numbers


def built(course: Course) -> str:
    """Return a digest of each file that `build` writes for a module."""
    lines = [
        f"{sha256(text.encode()).hexdigest()[:16]} {path.relative_to(course.root)}"
        for module in course.modules.values()
        for path, text in exercises(module).items()
        if "solutions" not in path.parts
    ]
    return "\n".join(sorted(lines, key=lambda line: line.split()[1])) + "\n"


def reproduced() -> str:
    """Return what `mastermind reproduce` prints, without the seconds that it took."""
    with TemporaryDirectory() as temporary:
        return re.sub(r", [\d.]+ s\)", ")", _run(Path(temporary), "reproduce"))


# ---------------------------------------------------------------- what learners read


def transcripts() -> Mapping[str, str]:
    """Return what learners read of a wrong function: its result, hints, steps, a hunt; by module
    and language."""
    return {
        f"{slug}.{language}.txt": _transcript(slug, language)
        for slug in LEARNERS
        for language in ("en", "fr")
    }


def _transcript(slug: str, language: str) -> str:
    task, examples = LEARNERS[slug]
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        (folder / f"{slug}.py").write_bytes((FOLDER / "learner" / f"{slug}.py").read_bytes())
        (folder / "examples.py").write_text("\n".join(examples) + "\n")
        commands = [
            ("check", slug, "--plain"),
            ("hint", slug, task),
            ("hint", slug, task),
            ("check", slug, "--trace", task),
            ("hunt", slug, task),
            ("hunt", slug, task, "examples.py"),
        ]
        shown = _at_a_terminal(folder, "check", slug, "--lang", language)
        parts = [f"at a terminal$ mastermind check {slug}\n{shown}"]
        for one in commands:
            parts.append(
                "$ mastermind"
                f" {' '.join(one)}\n{_run(folder, *one, '--lang', language, succeeds=False)}"
            )
    return "\n".join(parts)
