"""The usual graders and this one, side by side on the same submissions and the same cases.

    python autograder/benchmarks/peers.py [--rounds 3] [--count 20] [--hostile]

Speed: right answers to m02_pegs and wrong ones, none of them endless. Each round runs the graders
one after the other, from the command line, each in an environment of its own (made at the first run
in --environments, from PyPI). What judges one submission a command is given as many at once as
there are processors. Every grader has the cases whose answers our checks compare; ours looks at
types, arguments left alone and second calls besides. Medians, wall time.
`refused`: functions that the first grader has all points for and this one has not; `accepted`: the
other way round.

`--hostile`: every file of submissions/hostile handed in among honest ones, to each grader, once.
The points of a hostile file that deserves none, and the honest results that differ from those
without hostile company, or are missing.
Each command runs as nobody, with processes of its own and limits of memory and time: this needs
root, and a Python that nobody may run (/usr/bin/python3, say). A machine on which nothing else
matters is the right place.
"""

import argparse
import compileall
import json
import os
import re
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import venv
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.authoring.exercises import notebook
from autograder.authoring.known import judged_source
from autograder.benchmarks.memory import Memory
from autograder.course.module import Module, this_course
from autograder.integrations.nbgrader.folder import make
from autograder.tests.corpus import hostile

SLUG = "m02_pegs"
ANSWER = "answer"  # the name of a file, where a learner's own name is not wanted
# of each submission, the tasks it has all points of; None: no result
Results = dict[str, frozenset[str] | None]
Prefix = tuple[str, ...]  # put before each command

# ---------------------------------------------------------------- the same cases for all


class Recorder:
    """A subject that answers nothing: it takes note of the cases a check compares."""

    def __init__(self, reference: Any) -> None:
        self.reference = reference
        self.cases: list[tuple[tuple[Any, ...], Any]] = []

    def agrees(self, on: Any, **_: Any) -> None:
        if not on.is_typed:
            self.cases += zip(on, on.expected(self.reference), strict=True)

    def __getattr__(self, _: str) -> Any:
        return lambda *arguments, **named: None


def cases_of(module: Module) -> dict[str, list[tuple[tuple[Any, ...], Any]]]:
    """For each task, the calls whose answers are compared."""
    found = {}
    for task in module.tasks:
        checks = [check for check in module.checks if check.task == task.name]
        recorder = Recorder(checks[0].reference)
        for check in checks:
            check.look(recorder)  # type: ignore[arg-type]
        found[task.name] = recorder.cases
    return found


def test_of(task: str, cases: Sequence[Any]) -> str:
    """The cases as a teacher would write them for the other graders."""
    return f"for arguments, expected in {cases!r}:\n    assert {task}(*arguments) == expected\n"


def _indented(text: str) -> str:
    return "".join(f"    {line}\n" for line in text.splitlines())


def honest(module: Module, count: int) -> Iterator[tuple[str, str]]:
    """Right and wrong answers in turn, none of which is endless."""
    right = {
        path.stem: path.read_text(encoding="utf-8")
        for path in sorted((module.submissions_path / "right").glob("*.py"))
    }
    wrong = {one.name: judged_source(module, one) for one in module.wrong_answers}
    kinds = [
        [source for name, source in known.items() if not re.search("endless|no_end|never", name)]
        for known in (right, wrong)
    ]
    for rank in range(count):
        sources = kinds[rank % 2]
        yield f"student-{rank:03}", sources[7 * rank % len(sources)]


# ---------------------------------------------------------------- running a command


def run(folder: Path, command: Sequence[str], prefix: Prefix = (), seconds: float = 3600) -> None:
    """Run it in that folder; whatever it says or however it ends, its results tell."""
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ["PATH"]])
    variables = {**os.environ, "PATH": path, "HOME": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    process = subprocess.Popen(
        [*prefix, *command],
        cwd=folder,
        env=variables,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        for child in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split():
            # the first of its namespace: all that it started ends with it
            os.kill(int(child), signal.SIGKILL)
        process.kill()
        process.wait()


@dataclass(frozen=True)
class Place:
    """A folder in which one grader works."""

    folder: Path
    python: Path  # of its environment
    module: Module
    prefix: Prefix = ()
    seconds: float = 3600  # that one command may take

    def program(self, name: str) -> str:
        return str(self.python.with_name(name))

    def run(self, folder: Path, *command: str) -> None:
        run(folder, command, self.prefix, self.seconds)

    def one_by_one(self, command: Callable[[Path], Sequence[str]]) -> None:
        """A command for each submission, in its folder, as many at once as there are processors."""
        folders = sorted((self.folder / "submitted").iterdir())
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            list(threads.map(lambda folder: self.run(folder, *command(folder)), folders))


@dataclass(frozen=True)
class Grader:
    """How one grader is set up, given submissions, run, and read."""

    name: str
    packages: tuple[str, ...]  # of its environment; none: this one
    prepare: Callable[[Place], None]
    hand_in: Callable[[Place, str, str], None]
    grade: Callable[[Place], None]
    results: Callable[[Place], Results]
    one_each: bool = False  # a command for each submission


# ---------------------------------------------------------------- one command a submission


def _hand_in_file(place: Place, name: str, source: str) -> None:
    folder = place.folder / "submitted" / name
    folder.mkdir(parents=True)
    (folder / f"{ANSWER}.py").write_text(source, encoding="utf-8", errors="surrogatepass")


def _read_each(place: Place, file: str, passed: Callable[[Path], Iterator[str]]) -> Results:
    found: Results = {}
    for folder in sorted((place.folder / "submitted").iterdir()):
        try:
            found[folder.name] = frozenset(passed(folder / file))
        except (OSError, ValueError, KeyError, TypeError, ElementTree.ParseError):
            found[folder.name] = None
    return found


def _pytest_prepare(place: Place) -> None:
    tests = [
        f"def test_{task}():\n{_indented(test_of(task, cases))}"
        for task, cases in cases_of(place.module).items()
    ]
    (place.folder / "test_hidden.py").write_text(
        f"from {ANSWER} import *\n\n" + "\n".join(tests), encoding="utf-8"
    )


def _pytest_grade(place: Place) -> None:
    for folder in (place.folder / "submitted").iterdir():
        shutil.copy(place.folder / "test_hidden.py", folder)
    options = [
        "-q",
        "-p",
        "no:cacheprovider",
        "--assert=plain",
        "--junitxml=results.xml",
        "test_hidden.py",
    ]
    place.one_by_one(lambda _: [place.program("pytest"), *options])


def _pytest_passed(path: Path) -> Iterator[str]:
    for case in ElementTree.parse(path).iter("testcase"):
        if len(case) == 0:
            yield case.attrib["name"].removeprefix("test_")


def _check50_prepare(place: Place) -> None:
    (place.folder / "problem").mkdir()
    wanted = f'check50:\n  files:\n    - !exclude "*"\n    - !require {ANSWER}.py\n'
    (place.folder / "problem" / ".cs50.yml").write_text(wanted, encoding="utf-8")
    checks = ["import check50\nimport check50.py\n"]
    for task, cases in cases_of(place.module).items():
        body = (
            f'"""{task}"""\n{task} ='
            f' check50.py.import_("{ANSWER}.py").{task}\ntry:\n{_indented(test_of(task, cases))}'
        )
        body += (
            'except AssertionError:\n    raise check50.Failure("a call does not give what it'
            ' should")\n'
        )
        checks.append(f"@check50.check()\ndef {task}():\n{_indented(body)}")
    (place.folder / "problem" / "__init__.py").write_text("\n\n".join(checks), encoding="utf-8")


def _check50_grade(place: Place) -> None:
    options = [
        "--dev",
        "--offline",
        "-o",
        "json",
        "--output-file",
        "results.json",
        "--",
        "../../problem",
    ]
    place.one_by_one(lambda _: [place.program("check50"), *options])


def _check50_passed(path: Path) -> Iterator[str]:
    for result in json.loads(path.read_text(encoding="utf-8"))["results"]:
        if result["passed"]:
            yield result["name"]


def _otter_prepare(place: Place) -> None:
    (place.folder / "tests").mkdir()
    for task, cases in cases_of(place.module).items():
        head = (
            f'OK_FORMAT = False\n\nfrom otter.test_files import test_case\n\nname = "{task}"\n\n\n'
        )
        test = (
            "@test_case(points=1, hidden=True)\ndef"
            f" test_{task}({task}):\n{_indented(test_of(task, cases))}"
        )
        (place.folder / "tests" / f"{task}.py").write_text(head + test, encoding="utf-8")
    run(
        place.folder,
        [
            place.program("otter"),
            "generate",
            "-t",
            "tests",
            "-o",
            "autograder.zip",
            "--no-environment",
        ],
    )


def _notebook_of(source: str) -> str:
    cell: dict[str, Any] = {"cell_type": "code", "id": "own", "metadata": {}, "source": source}
    cell |= {"outputs": [], "execution_count": None}
    kernel = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    return json.dumps({"cells": [cell], "metadata": kernel, "nbformat": 4, "nbformat_minor": 5})


def _hand_in_notebook(place: Place, name: str, source: str) -> None:
    folder = place.folder / "submitted" / name
    folder.mkdir(parents=True)
    (folder / f"{ANSWER}.ipynb").write_text(_notebook_of(source), encoding="utf-8")


def _otter_grade(place: Place) -> None:
    options = ["run", "-a", "../../autograder.zip", "-o", ".", "--no-logo", f"{ANSWER}.ipynb"]
    place.one_by_one(lambda _: [place.program("otter"), *options])


def _otter_passed(path: Path) -> Iterator[str]:
    for test in json.loads(path.read_text(encoding="utf-8"))["tests"]:
        if "max_score" in test and test["score"] == test["max_score"]:
            yield test["name"]


# ---------------------------------------------------------------- nbgrader

_STOCK = 'c = get_config()\nc.CourseDirectory.course_id = "stock"\n'
_GRADES = f"""
import json
from nbgrader.api import Gradebook, MissingEntry
found = {{}}
with Gradebook("sqlite:///gradebook.db") as book:
    for submission in book.assignment_submissions({SLUG!r}):
        passed, waits = [], False
        for notebook in submission.notebooks:
            for grade in notebook.grades:
                waits = waits or grade.needs_manual_grade
                if grade.auto_score is not None and grade.auto_score >= grade.max_score > 0:
                    passed.append(grade.name.removesuffix("-points"))
        found[submission.student.id] = None if waits else passed
print(json.dumps(found))
"""


def _stock_prepare(place: Place) -> None:
    """A course whose source is our solved notebook, its graded cells filled with the cases as
    hidden tests."""
    content = json.loads(notebook(place.module, "en", solved=True))
    cases = cases_of(place.module)
    for cell in content["cells"]:
        name = cell["metadata"].get("nbgrader", {}).get("grade_id", "")
        if name.endswith("-points"):
            task = name.removesuffix("-points")
            hidden = f"\n### BEGIN HIDDEN TESTS\n{test_of(task, cases[task])}### END HIDDEN TESTS"
            cell["source"] = "".join(cell["source"]) + hidden
    source = place.folder / "source" / SLUG
    source.mkdir(parents=True)
    (source / f"{SLUG}.ipynb").write_text(json.dumps(content), encoding="utf-8")
    (place.folder / "nbgrader_config.py").write_text(_STOCK, encoding="utf-8")
    run(place.folder, [place.program("nbgrader"), "generate_assignment", SLUG])


def _ours_prepare(place: Place) -> None:
    make(this_course(), place.folder, "en")
    run(place.folder, [place.program("nbgrader"), "generate_assignment", SLUG])


def _nbgrader_hand_in(place: Place, name: str, source: str) -> None:
    released = place.folder / "release" / SLUG / f"{SLUG}.ipynb"
    content = json.loads(released.read_text(encoding="utf-8"))
    for cell in content["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("solution"):
            cell["source"], source = source, ""
    folder = place.folder / "submitted" / name / SLUG
    folder.mkdir(parents=True)
    (folder / f"{SLUG}.ipynb").write_text(json.dumps(content), encoding="utf-8")


def _nbgrader_grade(place: Place) -> None:
    """Where a submission ends the command, it is given again for those that come after it."""
    left = names = sorted(folder.name for folder in (place.folder / "submitted").iterdir())
    while left:
        but = ",".join(names[: len(names) - len(left)])
        exclude = [f"--CourseDirectory.student_id_exclude={but}"] if but else []
        place.run(place.folder, place.program("nbgrader"), "autograde", SLUG, *exclude)
        begun = [name for name in left if (place.folder / "autograded" / name).exists()]
        left = [name for name in left if name > begun[-1]] if begun else []


def _nbgrader_results(place: Place) -> Results:
    command = [str(place.python), "-c", _GRADES]
    done = subprocess.run(command, cwd=place.folder, capture_output=True, text=True, check=False)
    found = json.loads(done.stdout) if done.returncode == 0 else {}
    names = [folder.name for folder in (place.folder / "submitted").iterdir()]
    return {name: None if found.get(name) is None else frozenset(found[name]) for name in names}


# ---------------------------------------------------------------- mastermind grade


def _grade_hand_in(place: Place, name: str, source: str) -> None:
    (place.folder / "submitted").mkdir(exist_ok=True)
    text = source.encode("utf-8", "surrogatepass")
    (place.folder / "submitted" / f"{name}.py").write_bytes(text)


def _grade_grade(place: Place) -> None:
    shutil.rmtree(place.folder / "marks", ignore_errors=True)  # nothing is judged already
    options = ["grade", "submitted", "--module", SLUG, "--out", "marks"]
    place.run(place.folder, place.program("mastermind"), *options)


def _grade_results(place: Place) -> Results:
    found: Results = {path.stem: None for path in (place.folder / "submitted").iterdir()}
    with (place.folder / "marks" / "results.jsonl").open(encoding="utf-8") as lines:
        for record in map(json.loads, lines):
            if record["score"] is not None:
                passed = [
                    task["name"] for task in record["tasks"] if task["score"] == task["points"]
                ]
                found[record["submission"]] = frozenset(passed)
    return found


def _nothing(_: Place) -> None:
    """There is nothing to prepare."""


GRADERS = (
    Grader("mastermind grade", (), _nothing, _grade_hand_in, _grade_grade, _grade_results),
    Grader(
        "mastermind in nbgrader",
        (),
        _ours_prepare,
        _nbgrader_hand_in,
        _nbgrader_grade,
        _nbgrader_results,
    ),
    Grader(
        "nbgrader",
        ("nbgrader",),
        _stock_prepare,
        _nbgrader_hand_in,
        _nbgrader_grade,
        _nbgrader_results,
    ),
    Grader(
        "Otter",
        ("otter-grader", "ipykernel"),
        _otter_prepare,
        _hand_in_notebook,
        _otter_grade,
        lambda place: _read_each(place, "results.json", _otter_passed),
        one_each=True,
    ),
    Grader(
        "check50",
        ("check50",),
        _check50_prepare,
        _hand_in_file,
        _check50_grade,
        lambda place: _read_each(place, "results.json", _check50_passed),
        one_each=True,
    ),
    Grader(
        "pytest",
        ("pytest",),
        _pytest_prepare,
        _hand_in_file,
        _pytest_grade,
        lambda place: _read_each(place, "results.xml", _pytest_passed),
        one_each=True,
    ),
)


def environment(grader: Grader, folder: Path) -> Path:
    """The Python of the grader's environment, made when it is not there."""
    if not grader.packages:
        # as pip does with what it installs
        compileall.compile_dir(this_course().root / "autograder", quiet=2)
        return Path(sys.executable)
    python = folder / grader.name / "bin" / "python"
    if not python.exists():
        print(f"making an environment for {grader.name} …", file=sys.stderr)
        venv.create(folder / grader.name, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *grader.packages], check=True)
    return python


def version(grader: Grader, python: Path) -> str:
    """Of the grader's first package."""
    if not grader.packages:
        return ""
    program = f"from importlib.metadata import version; print(version({grader.packages[0]!r}))"
    return subprocess.run(
        [python, "-c", program], capture_output=True, text=True, check=True
    ).stdout.strip()


# ---------------------------------------------------------------- the two tables


@dataclass(frozen=True)
class Measured:
    """One run of a grader over a class."""

    seconds: float
    processor: float  # seconds, of all its processes
    memory: float  # MB at the peak, of all its processes


def measure(action: Callable[[], None]) -> Measured:
    memory = Memory()
    memory.start()
    before, started = _processor(), time.perf_counter()
    action()
    return Measured(time.perf_counter() - started, _processor() - before, memory.stop())


def _processor() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def speeds(module: Module, pythons: Mapping[str, Path], count: int, rounds: int) -> None:
    """The table of speeds."""
    answers = list(honest(module, count))
    found: dict[str, list[Measured]] = {
        grader.name: [] for grader in GRADERS if grader.name in pythons
    }
    results: dict[str, Results] = {}
    for _ in range(rounds):
        for grader in (grader for grader in GRADERS if grader.name in pythons):
            with tempfile.TemporaryDirectory() as folder:
                place = Place(Path(folder), pythons[grader.name], module)
                grader.prepare(place)
                for answer in answers:
                    grader.hand_in(place, *answer)
                found[grader.name].append(measure(lambda: grader.grade(place)))  # noqa: B023 - called at once
                results[grader.name] = grader.results(place)
                print(f"{grader.name}: {found[grader.name][-1].seconds:.1f} s", file=sys.stderr)
    cases = sum(map(len, cases_of(module).values()))
    print(
        f"{count} submissions of {SLUG}, {cases} cases, {os.cpu_count()} processors, medians of"
        f" {rounds} rounds\n"
    )
    print(
        "| grader | submissions a minute | × | processor, ms a submission | peak memory, MB |"
        " refused | accepted |"
    )
    print("|---|---:|---:|---:|---:|---:|---:|")
    # a bonus is worth 0 in nbgrader
    tasks = frozenset(task.name for task in module.tasks if not task.bonus)
    ours = {
        one: (passed or frozenset()) & tasks for one, passed in next(iter(results.values())).items()
    }
    base = statistics.median(one.seconds for one in next(iter(found.values())))
    for name, runs in found.items():
        seconds = statistics.median(one.seconds for one in runs)
        processor = 1000 * statistics.median(one.processor for one in runs) / count
        memory = statistics.median(one.memory for one in runs)
        passed = {one: (kept or frozenset()) & tasks for one, kept in results[name].items()}
        refused = sum(len(ours[one] - passed[one]) for one in ours)
        accepted = sum(len(passed[one] - ours[one]) for one in ours)
        speed = (
            f"{60 * count / seconds:.0f} | {seconds / base:.1f} | {processor:.0f} | {memory:.0f}"
        )
        print(f"| {name} | {speed} | {refused} | {accepted} |")


_NOBODY = "65534"
# a process table of its own, then a user without any right, some memory and not too many processes
_ALONE = (
    *("unshare", "--pid", "--mount", "--ipc", "--uts", "--fork", "--kill-child", "--mount-proc"),
    *(
        "setpriv",
        "--reuid",
        _NOBODY,
        "--regid",
        _NOBODY,
        "--clear-groups",
        "--inh-caps=-all",
        "--bounding-set=-all",
    ),
    *("--no-new-privs", "prlimit", "--as=4294967296", "--fsize=268435456", "--nproc=400", "--"),
    # stays the first process, and buries what others leave behind
    *("sh", "-c", '"$@"; exit $?', "sh"),
)
_HONEST = 6  # among the hostile ones
# seconds that a grader may take for one submission, where each has a command of its own
_PATIENCE = 20.0
_LONG_PATIENCE = 720.0  # and for a command that judges the class


def hostility(module: Module, pythons: Mapping[str, Path]) -> None:
    """The table of what hostile files gain and what they cost the others."""
    files = [file for file in hostile() if not file.earns]
    fair = {name: source for name, source in honest(module, 2 * _HONEST) if int(name[-3:]) % 2 == 0}
    enemies = {
        f"hostile-{file.name.replace('/', '-')}": file.source(module.standalone) for file in files
    }
    print(f"{len(enemies)} hostile files among {len(fair)} right answers\n")
    print("| grader | points for nothing | right answers lost | hostile files without a result |")
    print("|---|---:|---:|---:|")
    for grader in (grader for grader in GRADERS if grader.name in pythons):
        alone, _ = _judged(grader, pythons[grader.name], module, fair)
        results, unharmed = _judged(grader, pythons[grader.name], module, fair | enemies)
        gained = sum(bool(results.get(name)) for name in enemies)
        lost = sum(results.get(name) != alone[name] for name in fair)
        missing = sum(results.get(name) is None for name in enemies)
        print(
            f"| {grader.name} | {gained} | {lost} | {missing} |"
            + ("" if unharmed else " all results are gone")
        )


def _judged(
    grader: Grader, python: Path, module: Module, sources: Mapping[str, str]
) -> tuple[Results, bool]:
    """The results of that class, and whether they could be read at all."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        place = Place(
            Path(folder), python, module, _ALONE, _PATIENCE if grader.one_each else _LONG_PATIENCE
        )
        grader.prepare(place)
        for name, source in sources.items():
            grader.hand_in(place, name, source)
        subprocess.run(["chown", "-R", _NOBODY, folder], check=True)
        grader.grade(place)
        for shared in ("/tmp", "/var/tmp", "/dev/shm"):
            Path(shared, "left_behind_by_a_submission").unlink(missing_ok=True)
        try:
            return grader.results(place), True
        except (OSError, ValueError, KeyError):
            return {}, False


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--hostile", action="store_true", help="the second table, not the first")
    parser.add_argument(
        "--only", nargs="*", default=[grader.name for grader in GRADERS], metavar="GRADER"
    )
    parser.add_argument("--environments", type=Path, default=Path(".peers"), metavar="DIR")
    options = parser.parse_args()
    module = this_course().module(SLUG)
    folder = options.environments.resolve()
    pythons = {
        grader.name: environment(grader, folder)
        for grader in GRADERS
        if grader.name in options.only
    }
    graders = [grader for grader in GRADERS if grader.name in pythons]
    print(
        "; ".join(
            f"{grader.name} {version(grader, pythons[grader.name])}".strip() for grader in graders
        )
    )
    if options.hostile:
        hostility(module, pythons)
    else:
        speeds(module, pythons, options.count, options.rounds)


if __name__ == "__main__":
    main()
