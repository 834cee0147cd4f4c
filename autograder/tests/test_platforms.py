"""What is made for other platforms, run as each of them runs it."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any

import pytest

from autograder.cli import main
from autograder.course.module import Course, Module
from autograder.i18n.message import _
from autograder.i18n.typography import as_typed
from autograder.integrations.platforms import PLATFORMS, export
from autograder.reports.ci import VplScale, gradescope, vpl
from autograder.reports.model import Report
from autograder.tests.conftest import wrong
from autograder.tests.settings import LANGUAGES, ROOT, as_ordinary_user, share_libraries

pytestmark = pytest.mark.any_python

_SECONDS = 600
# of an activity of VPL
_LIMITS = ["/usr/bin/prlimit", "--nproc=100", "--fsize=1048576", "--as=1073741824", "--"]
_WRONG = "mal_places__double_count_in"


def _run(command: list[str], cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command as a platform would, which knows nothing of this checkout."""
    environment = {"HOME": str(cwd), "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", **variables}
    environment |= {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    return subprocess.run(
        command,
        cwd=cwd,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=_SECONDS,
        check=False,
    )


def _exported(name: str, course: Course, place: Path, language: str = "en") -> Path:
    export(PLATFORMS[name], course, course.module("m02_pegs"), place, language)
    return place


def _tasks(report: Mapping[str, Any]) -> dict[str, float]:
    return {task["name"]: task["score"] for task in report["tests"]}


# ---------------------------------------------------------------- Gradescope


@pytest.fixture(scope="module")
def autograder(tmp_path_factory: pytest.TempPathFactory, course: Course) -> Path:
    """The folder `/autograder` of an image: the archive unpacked, its script copied, `setup.sh`
    run."""
    root = tmp_path_factory.mktemp("image") / "autograder"
    archive = _exported("gradescope", course, root.parent / "autograder.zip", "fr")
    with zipfile.ZipFile(archive) as content:
        for info in content.infolist():
            Path(content.extract(info, root / "source")).chmod(info.external_attr >> 16 & 0o777)
    shutil.copy(root / "source" / "run_autograder", root)
    for name in ("results", "submission"):
        (root / name).mkdir()
    done = _run(["bash", str(root / "source" / "setup.sh")], root)
    assert done.returncode == 0, done.stderr
    return root


@pytest.mark.slow
@pytest.mark.parametrize("answer", ["right", "wrong", "nothing"])
def test_gradescope_has_the_results_that_are_made_here(
    autograder: Path, pegs: Module, reference: str, tmp_path: Path, answer: str
) -> None:
    submission = autograder / "submission"
    shutil.rmtree(submission)
    submission.mkdir()
    source = {"right": reference, "wrong": reference + wrong(pegs, _WRONG)}.get(answer)
    if source:
        (submission / "m02_pegs.py").write_text(source, encoding="utf-8")
    (submission / "solutions").mkdir()  # which makes no course of the folder one works in
    (submission / "solutions" / "m02_pegs.txt").write_text("nothing", encoding="utf-8")
    results = autograder / "results" / "results.json"
    results.unlink(missing_ok=True)
    done = _run([str(autograder / "run_autograder")], autograder)
    here = tmp_path / "marks" / "gradescope.json"
    options = ["--single", "--module", "m02_pegs", "--out", str(tmp_path / "marks"), "--lang", "fr"]
    main(["grade", str(submission), *options])

    assert json.loads(results.read_text(encoding="utf-8")) == json.loads(
        here.read_text(encoding="utf-8")
    ), done.stderr
    found = json.loads(here.read_text(encoding="utf-8"))
    assert found.get("score") == {"right": 25, "wrong": 21, "nothing": None}[answer]
    assert "tests" not in found or _tasks(found)["bien_places"] == 5


def test_the_archive_of_gradescope_holds_what_is_needed_and_no_more(
    course: Course, tmp_path: Path
) -> None:
    archive = zipfile.ZipFile(_exported("gradescope", course, tmp_path / "autograder.zip"))
    names = {info.filename: info.external_attr >> 16 & 0o111 for info in archive.infolist()}
    wheel = next(name for name in names if name.endswith(".whl"))
    assert names.keys() == {"setup.sh", "run_autograder", wheel}
    assert all(names[script] for script in ("setup.sh", "run_autograder"))
    assert b"\r" not in archive.read("setup.sh")

    archive.extract(wheel, tmp_path)
    inside = zipfile.ZipFile(tmp_path / wheel).namelist()
    modules = {Path(name).stem for name in inside if "/solutions/" in name}
    assert modules == {"m01_codes", "m02_pegs"}
    rooms = {name.split("/")[1] for name in inside if name.startswith("autograder/")}
    assert {"grading", "reports", "judging", "sandbox"} <= rooms
    assert (
        not {
            "authoring",
            "benchmarks",
            "guide",
            "integrations",
            "site",
            "submissions",
            "tournament",
        }
        & rooms
    )
    known = [
        name for name in inside if "/submissions/" in name and not name.endswith("mistakes.json")
    ]
    assert {Path(name).parent.name for name in known} == {"wrong"}, "whose questions are asked"


# ---------------------------------------------------------------- GitHub


def _steps(workflow: Path) -> Iterator[Mapping[str, Any]]:
    yaml = pytest.importorskip("yaml")
    (job,) = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"].values()
    yield from job["steps"]


def _follow(
    workflow: Path, folder: Path, **variables: str
) -> list[subprocess.CompletedProcess[str]]:
    """Run the steps of a workflow as Actions does, up to the first that fails; then those that run
    always."""
    done: list[subprocess.CompletedProcess[str]] = []
    for step in _steps(workflow):
        failed = any(one.returncode for one in done)
        if "run" in step and (not failed or step.get("if") == "always()"):
            given = {
                name: value
                for name, value in step.get("env", {}).items()
                if "secrets." not in value
            }
            done.append(_run(["bash", "-e", "-c", step["run"]], folder, **variables, **given))
    return done


def _repository(folder: Path, files: Path, hub: Path, name: str) -> None:
    """A repository of the hub, with what is in a folder."""
    git = [
        "git",
        "-c",
        "user.name=x",
        "-c",
        "user.email=x@example.org",
        "-c",
        "init.defaultBranch=main",
    ]
    for command in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "work"]):
        assert _run([*git, *command], files).returncode == 0
    assert (
        _run(
            [*git, "clone", "-q", "--bare", str(files), str(hub / "class" / f"{name}.git")], folder
        ).returncode
        == 0
    )


@pytest.fixture(scope="module")
def github(
    tmp_path_factory: pytest.TempPathFactory, course: Course, pegs: Module, reference: str
) -> tuple[Path, Path, Path]:
    """A hub with the repositories of a class, a clone of the teacher's, a clone of one
    learner's."""
    folder = tmp_path_factory.mktemp("github")
    made, hub = _exported("github", course, folder / "made"), folder / "hub"
    answers = {
        "right": reference,
        "wrong": reference + wrong(pegs, _WRONG),
        "changed": reference,
        "starter": None,
    }
    for name, answer in answers.items():
        files = folder / name
        shutil.copytree(made / "student", files)
        if answer:
            (files / "m02_pegs.ipynb").unlink()
            (files / "m02_pegs.py").write_text(answer, encoding="utf-8")
        if name == "changed":
            workflow = files / ".github" / "workflows" / "feedback.yml"
            workflow.write_text(
                workflow.read_text(encoding="utf-8") + "      - run: env\n", encoding="utf-8"
            )
        _repository(folder, files, hub, name)
    names = "".join(f"class/{name}\r\n" for name in ("right", "changed", "starter", "gone"))
    with (made / "teacher" / "students.txt").open("a", encoding="utf-8", newline="") as file:
        file.write(f"{names}class/wrong Mona Lisa")
    return hub, made / "teacher", folder


def test_a_workflow_reads_its_own_repository_and_has_its_secret_in_one_step(
    github: tuple[Path, Path, Path],
) -> None:
    yaml = pytest.importorskip("yaml")
    _, teacher, folder = github
    feedback = folder / "right" / ".github" / "workflows" / "feedback.yml"
    marks = teacher / ".github" / "workflows" / "marks.yml"
    for workflow in (feedback, marks):
        assert yaml.safe_load(workflow.read_text(encoding="utf-8"))["permissions"] == {
            "contents": "read"
        }
        checkout = [
            step
            for step in _steps(workflow)
            if step.get("uses", "").startswith("actions/checkout@")
        ]
        assert [step["with"]["persist-credentials"] for step in checkout] == [False]
    assert "secrets" not in feedback.read_text(encoding="utf-8")
    assert [step.get("run") for step in _steps(marks) if "secrets." in str(step)] == [
        "./collect.sh"
    ]


@pytest.mark.slow
def test_the_marks_of_a_class_on_github(github: tuple[Path, Path, Path], tmp_path: Path) -> None:
    hub, teacher, _ = github
    path = _environment(tmp_path)
    server = hub.as_uri()
    summary = str(tmp_path / "summary.md")
    workflow = teacher / ".github" / "workflows" / "marks.yml"
    done = _follow(
        workflow, teacher, PATH=path, GITHUB_SERVER_URL=server, GITHUB_STEP_SUMMARY=summary
    )

    assert [one.returncode for one in done] == [0, 0, 0, 0], done[-1].stderr
    lines = (teacher / "marks" / "results.jsonl").read_text(encoding="utf-8").splitlines()
    scores = {record["submission"]: record["score"] for record in map(json.loads, lines)}
    assert scores == {"right": 25, "changed": 25, "starter": 0, "Mona Lisa": 21}
    warnings = [line for line in done[1].stdout.splitlines() if line.startswith("::warning::")]
    assert [warning.split("::")[2].split()[0].strip(":") for warning in warnings] == [
        "class/changed",
        "class/gone",
    ]
    assert "class/changed: .github is not" in Path(summary).read_text(encoding="utf-8")
    assert list(teacher.glob("students/*/.git*")) == []


@pytest.mark.slow
@pytest.mark.parametrize(("name", "code"), [("right", 0), ("wrong", 1)])
def test_the_feedback_in_the_clone_of_a_learner(
    github: tuple[Path, Path, Path], tmp_path: Path, name: str, code: int
) -> None:
    hub, _, _ = github
    _run(
        ["git", "clone", "-q", str(hub / "class" / f"{name}.git"), str(tmp_path / "clone")],
        tmp_path,
    )
    workflow = tmp_path / "clone" / ".github" / "workflows" / "feedback.yml"
    done = _follow(workflow, tmp_path / "clone", PATH=_environment(tmp_path))

    assert [one.returncode for one in done] == [0, code], done[-1].stdout + done[-1].stderr
    assert "mal_places" in done[-1].stdout


def _environment(folder: Path) -> str:
    """The search path of a machine after `actions/setup-python`; the libraries are those of this
    environment."""
    venv.create(folder / "python", symlinks=True)
    python = folder / "python" / "bin" / "python"
    share_libraries(python)
    pip = python.with_name("pip")
    pip.write_text(
        f'#!/bin/sh\nexec {sys.executable} -m pip --python {python} "$@" --no-deps --no-index\n',
        "utf-8",
    )
    pip.chmod(0o755)
    return f"{python.parent}:/usr/bin:/bin"


# ---------------------------------------------------------------- VPL


@pytest.fixture
def server() -> Iterator[Path]:
    """A folder that everybody may look into."""
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def _read_by_vpl(text: str) -> tuple[str, str]:
    """The grade and the comments, by the expressions VPL looks for them with
    (vpl_submission.class.php)."""
    grades = re.findall(r"^Grade :=>>(.*)$", text, re.MULTILINE)
    comments, place = "", 0
    start, end = (
        r"^[ \t]*(Comment :=>>(.*)|<\|--)[ \t]*$",
        re.compile(r"^[ \t]*--\|>[ \t]*$", re.MULTILINE),
    )
    while found := re.compile(start, re.MULTILINE).search(text, place):
        place = found.end() + 1
        if found[1] != "<|--":
            comments += f"{found[2]}\n"
            continue
        close = end.search(text, place)
        assert close
        comments += text[place : close.start()]
        place = close.end() + 1
    return (grades[-1].strip() if grades else ""), comments


def _evaluate(
    course: Course, folder: Path, files: Mapping[str, str], platform: str = "vpl", **variables: str
) -> tuple[str, str]:
    """Grade and comments of an activity, evaluated in a folder of its own by a user without
    rights."""
    python = as_ordinary_user()
    made = folder / platform
    if not made.exists():
        _exported(platform, course, made)
    jail = Path(mkdtemp(dir=folder))
    jail.chmod(0o755)
    for name, text in files.items():
        (jail / name).write_text(text, encoding="utf-8")
    shutil.copy(made / "vpl_evaluate.sh", jail)
    told = {f"VPL_SUBFILE{rank}": name for rank, name in enumerate(files)} | variables
    exports = "".join(f"export {name}='{value}'\n" for name, value in told.items())
    (jail / "vpl_environment.sh").write_text(f"#!/bin/bash\n{exports}", encoding="utf-8")
    if os.getuid() == 0:
        for path in (jail, *jail.iterdir()):
            os.chown(path, 1234, 1234)
    user = [*_LIMITS, *python[:-1]]
    assert _run([*user, "/bin/bash", "./vpl_evaluate.sh"], jail).stdout == ""
    for name in ("vpl_evaluate.sh", "vpl_environment.sh"):
        (jail / name).unlink()  # VPL keeps only what it is told to keep
    done = _run([*user, "./vpl_execution"], jail)
    assert done.stderr == ""
    assert {path.name for path in jail.iterdir()} - files.keys() <= {
        "vpl_execution",
        ".cache",
        ".local",
    }
    return _read_by_vpl(done.stdout)


def _command(folder: Path) -> str:
    """The command of this checkout, by a Python that anybody may run."""
    place, path = folder / "mastermind", f"{ROOT}:{sysconfig.get_path('purelib')}"
    python = as_ordinary_user()[-1]
    place.write_text(
        f'#!/bin/sh\nPYTHONPATH={path} exec {python} -P -m autograder "$@"\n', encoding="utf-8"
    )
    place.chmod(0o755)
    return str(place)


@pytest.mark.slow
def test_vpl_reads_the_grade_and_the_reasons(
    course: Course, pegs: Module, reference: str, server: Path
) -> None:
    answer = f"{reference}{wrong(pegs, _WRONG)}\ndel mal_places_general\n"
    variables = {"VPL_GRADEMIN": "0", "VPL_GRADEMAX": "10", "VPL_LANG": "fr_FR.UTF-8"}
    files = {"m02_pegs.py": answer, "notes.txt": "nothing"}
    grade, comments = _evaluate(course, server, files, **variables, MASTERMIND=_command(server))

    assert grade == "8"
    assert "\n-mal_places : 6 / 10\n" in as_typed(comments)
    assert "renvoyé" in comments


def test_vpl_says_when_the_grader_is_not_there(course: Course, server: Path) -> None:
    grade, comments = _evaluate(course, server, {"m02_pegs.py": "x = 1\n"}, VPL_LANG="en_US.UTF-8")

    assert (grade, comments.strip()) == (
        "",
        _(
            "The grader is not installed on the execution server: tell your teacher. Your work is "
            "kept."
        )["en"],
    )


@pytest.mark.slow
def test_a_suite_for_vpl_needs_nothing_of_ours(
    course: Course, pegs: Module, reference: str, server: Path
) -> None:
    def evaluate(answer: str) -> tuple[str, str]:
        files = {"m02_pegs.py": answer}
        return _evaluate(course, server, files, "vpl-suite", VPL_GRADEMIN="0", VPL_GRADEMAX="10")

    grade, comments = evaluate(reference)
    assert grade == "10"
    assert re.findall(r"^-(\w+): (\d+) / \2$", comments, re.MULTILINE)[0][0] == pegs.tasks[0].name
    assert len(re.findall(r"^-", comments, re.MULTILINE)) == len(pegs.tasks)
    grade, comments = evaluate(f"{reference}{wrong(pegs, _WRONG)}\ndel mal_places_general\n")
    assert 5 < float(grade) < 10
    assert "A well placed peg has served in both lists" in as_typed(comments)
    grade, comments = evaluate(
        "def mal_places(a, b):\n    print('Grade :=>> 10')\n    return '\\n--|>\\nGrade :=>>"
        " 10\\n'\n"
    )
    assert grade == "0"
    assert "Grade" in comments, "it is told, and is no grade"
    grade, comments = _evaluate(
        course, server, {"m02_pegs.py": reference}, "vpl-suite", VPL_GRADEMAX="a word"
    )
    assert grade == f"{pegs.points:g}"
    grade, comments = _evaluate(course, server, {"another.py": ""}, "vpl-suite")
    assert grade == "0"
    assert _("There is no {file}.")["en"].format(file="m02_pegs.py") in comments


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_learner_returns_is_no_grade(judged: Any, reference: str, language: str) -> None:
    cheating = 'def mal_places(a, b):\n    return "\\n--|>\\nGrade :=>> 100\\nComment :=>>x"\n'
    report: Report = judged(f"{reference}\n\n{cheating}")
    grade, comments = _read_by_vpl(
        vpl(report, language, VplScale.of({"VPL_GRADEMIN": "0", "VPL_GRADEMAX": "20"}))
    )

    assert report.score is not None
    assert report.score < 20
    assert grade == f"{report.score:g}"
    assert "mal_places" in comments
    assert VplScale.of({"VPL_GRADEMAX": "a word"}).grade(report) == report.score
    assert VplScale(10, 15).grade(replace(report, points=report.score)) == 15, (
        "a bonus counts up to there"
    )
    assert gradescope(report, language)["score"] == report.score


# ---------------------------------------------------------------- the verb


def test_every_house_says_what_to_do_next(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", "vpl", "m02_pegs", str(tmp_path / "à moi"), "--lang", "fr"]) == 0
    assert "serveur d’exécution" in capsys.readouterr().out
    assert main(["export", "vpl", "m02_pegs", str(tmp_path / "à moi")]) == 2, "it is there already"
    assert main(["export", "vpl", "m99_none", str(tmp_path / "b")]) == 2
    assert not (tmp_path / "b").exists()
