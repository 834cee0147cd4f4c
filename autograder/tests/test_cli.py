"""The command as a teacher uses it, in a process of its own: a class in, marks and pages out."""

import csv
import html.parser
import json
import os
import signal
import subprocess
import sys
import time
import zipfile
from pathlib import Path
from typing import Any

import pytest

from autograder.authoring import pictures
from autograder.cli import main
from autograder.course.module import Course
from autograder.grading.records import Records
from autograder.i18n.typography import as_typed
from autograder.reports.model import Report

Run = subprocess.CompletedProcess[str]


def mastermind(*arguments: object, **options: Any) -> Run:
    command = [
        sys.executable,
        "-c",
        "import sys; from autograder.cli import main; sys.exit(main())",
        *map(str, arguments),
    ]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "120"}
    return subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        env=environment,
        **options,
    )


def records(out: Path) -> dict[str, dict[str, Any]]:
    lines = (out / "results.jsonl").read_text(encoding="utf-8").splitlines()
    return {record["submission"]: record for record in map(json.loads, lines)}


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, Run]:
    folder = tmp_path_factory.mktemp("demo") / "class"
    assert mastermind("demo", folder).returncode == 0
    out = tmp_path_factory.mktemp("of the demonstration") / "marks"
    return (
        folder,
        out,
        mastermind("grade", folder, "--module", "m02_pegs", "--out", out, "--lang", "fr"),
    )


@pytest.mark.slow
def test_the_demonstration_class(demo: tuple[Path, Path, Run]) -> None:
    folder, out, run = demo
    found = records(out)

    assert run.returncode == 0, run.stderr
    assert "Traceback" not in run.stdout + run.stderr
    assert len(list(folder.rglob("*.*"))) == 30
    assert len(found) == 30
    assert found["alice"]["score"] == 25
    assert found["inès"]["score"] == found["jules"]["score"] == 21
    assert {name for name, record in found.items() if record["score"] is None} == {
        "carl",
        "ulysse",
        "victor",
    }
    assert all(found[name]["score"] == 0 for name in ("xavier", "yann", "zoe", "ali", "bea"))
    assert "N’ont pas pu être examinées" in run.stdout
    assert "Un pion du code répond pour plusieurs pions de la proposition." in run.stdout
    assert "carl.txt" in run.stdout


@pytest.mark.slow
def test_the_picture_of_the_class_page_shows_this_class(
    course: Course, demo: tuple[Path, Path, Run]
) -> None:
    """The README has its picture; `mastermind build --pictures` draws it anew."""
    records = Records(demo[1])
    try:
        pages = {
            name: pictures.class_page(course, records.reports(records.places), one)
            for one, name in pictures.CLASS.items()
        }
    finally:
        records.close()

    assert "Un pion du code répond pour plusieurs pions de la proposition." in pages["class.fr.png"]
    assert pictures.stale(course, pages) == []


def test_the_contract_of_results(demo: tuple[Path, Path, Run]) -> None:
    for record in records(demo[1]).values():
        assert record.keys() >= {"submission", "module", "score", "points", "isolation", "tasks"}
        assert record["points"] == 20
        for task in record["tasks"]:
            assert task.keys() >= {"name", "score", "points", "checks"}
            for check in task["checks"]:
                assert check.keys() >= {"name", "status", "points", "promise"}
                assert check["status"] in ("passed", "failed", "error", "timeout", "not reached")
                assert ("finding" in check) == (check["status"] != "passed")
                assert None not in check.values()
        for check in (check for task in Report.from_json(record).tasks for check in task.checks):
            assert check.message["en"] != check.message["fr"]


def test_marks_csv(demo: tuple[Path, Path, Run]) -> None:
    with (demo[1] / "marks.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = {row["copie"]: row for row in csv.DictReader(file, delimiter=";")}

    assert rows["inès"]["mal_places"] == "6"
    assert rows["ulysse"]["note"] == ""
    assert "ne contient pas de code" in rows["ulysse"]["problème"]


class _Page(html.parser.HTMLParser):
    """Collects what a page loads from elsewhere, and its elements."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: set[str] = set()
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.add(tag)
        self.outside += [value or "" for name, value in attrs if name in ("src", "href", "action")]


def test_every_page_stands_alone(demo: tuple[Path, Path, Run]) -> None:
    pages = list((demo[1] / "pages").glob("*.html"))
    assert len(pages) == 30
    for path in pages:
        text = path.read_text(encoding="utf-8")
        page = _Page()
        page.feed(text)
        assert page.outside == []
        assert "script" not in page.elements
        assert 'name="viewport"' in text


def test_a_second_run_judges_nothing_again(demo: tuple[Path, Path, Run]) -> None:
    folder, out, _ = demo
    before = (out / "results.jsonl").read_bytes()
    run = mastermind("grade", folder, "--module", "m02_pegs", "--out", out)

    assert run.returncode == 0
    assert "27 submissions unchanged" in run.stderr
    assert (out / "results.jsonl").read_bytes() == before


@pytest.mark.slow
def test_an_archive_gives_the_same_marks(demo: tuple[Path, Path, Run], tmp_path: Path) -> None:
    folder, out, _ = demo
    path = tmp_path / "class.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for file in folder.rglob("*.*"):
            if file.stem in ("alice", "inès", "jules", "ulysse", "m02_pegs"):
                archive.write(file, file.relative_to(folder.parent))
    run = mastermind("grade", path, "--out", tmp_path / "marks")

    assert run.returncode == 0, run.stderr
    scores = {name: record["score"] for name, record in records(tmp_path / "marks").items()}
    assert scores == {
        name: records(out)[name]["score"] for name in ("alice", "inès", "jules", "ulysse", "élise")
    }
    assert "ulysse" in run.stdout


def _class(folder: Path, source: str, count: int) -> Path:
    folder.mkdir()
    for number in range(count):
        (folder / f"s{number:02}.py").write_text(f"# {number}\n{source}", encoding="utf-8")
    return folder


@pytest.mark.slow
def test_a_damaged_results_file_loses_nothing_that_is_whole(tmp_path: Path, reference: str) -> None:
    folder, out = _class(tmp_path / "class", reference, 3), tmp_path / "marks"
    assert mastermind("grade", folder, "--module", "m02_pegs", "--out", out).returncode == 0
    path = out / "results.jsonl"
    odd = b"[" * 200_000 + b'\n{"submission": "s00", "module": "m02_pegs", "key": "x"}\n\xff\n'
    path.write_bytes(odd + path.read_bytes()[:-1])  # and the last end of line is missing
    run = mastermind("grade", folder, "--module", "m02_pegs", "--out", out)

    assert run.returncode == 0, run.stderr
    assert "2 submissions unchanged" in run.stderr
    assert path.read_bytes().startswith(odd)  # what is not ours is kept as it was
    ours = [json.loads(line) for line in path.read_bytes()[len(odd) :].splitlines()]
    assert {record["submission"]: record["score"] for record in ours} == {
        "s00": 25,
        "s01": 25,
        "s02": 25,
    }


@pytest.mark.slow
def test_grading_one_file_keeps_the_others(tmp_path: Path, reference: str) -> None:
    folder, out = _class(tmp_path / "class", reference, 3), tmp_path / "marks"
    mastermind("grade", folder, "--module", "m02_pegs", "--out", out)
    mastermind("grade", folder / "s01.py", "--module", "m02_pegs", "--out", out)

    assert sorted(records(out)) == ["s00", "s01", "s02"]


@pytest.mark.slow
def test_results_of_other_modules_stay(tmp_path: Path, reference: str) -> None:
    folder, out = _class(tmp_path / "class", reference, 2), tmp_path / "marks"
    mastermind("grade", folder, "--module", "m02_pegs", "--out", out)
    line = (out / "results.jsonl").read_text(encoding="utf-8").splitlines()[0]
    with (out / "results.jsonl").open("a", encoding="utf-8") as file:
        file.write(line.replace('"module": "m02_pegs"', '"module": "m77_gone"') + "\n")
        file.write(line.replace('"submission": "s00"', '"submission": []') + "\n")
    run = mastermind("grade", folder, "--module", "m01_codes", "--out", out)

    assert run.returncode == 0, run.stderr
    assert "m77_gone" in (out / "results.jsonl").read_text(encoding="utf-8")
    with (out / "marks.csv").open(encoding="utf-8-sig", newline="") as file:
        assert sorted((row["module"], row["submission"]) for row in csv.DictReader(file)) == [
            ("m01_codes", "s00"),
            ("m01_codes", "s01"),
            ("m02_pegs", "s00"),
            ("m02_pegs", "s01"),
        ]


def test_two_runs_do_not_write_to_one_folder(tmp_path: Path, reference: str) -> None:
    folder, out = _class(tmp_path / "class", reference, 1), tmp_path / "marks"
    holder = Records(out)
    run = mastermind("grade", folder, "--module", "m02_pegs", "--out", out)
    holder.close()

    assert run.returncode == 2
    assert "another run is writing" in run.stderr


def test_ctrl_c_stops_at_once_and_leaves_nothing(tmp_path: Path) -> None:
    folder, out = _class(tmp_path / "class", "while True:\n    pass\n", 20), tmp_path / "marks"
    program = "import sys; from autograder.cli import main; sys.exit(main())"
    command = [
        sys.executable,
        "-c",
        program,
        "grade",
        str(folder),
        "--module",
        "m02_pegs",
        "--out",
        str(out),
    ]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    deadline = time.monotonic() + 60
    while _children(process.pid) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(1)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=20)

    assert process.returncode == 130
    assert "Interrupted" in said
    assert "Traceback" not in said
    deadline = time.monotonic() + 20
    while _session(process.pid) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert _session(process.pid) == []


def _stat(pid: str) -> list[str]:
    try:
        return Path("/proc", pid, "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _children(parent: int) -> int:
    stats = [_stat(path.name) for path in Path("/proc").glob("[0-9]*")]
    return sum(stat[1] == str(parent) for stat in stats if stat)


def _session(leader: int) -> list[str]:
    """The processes of a session that are not just waiting to be buried."""
    pids = [path.name for path in Path("/proc").glob("[0-9]*")]
    return [
        pid for pid in pids if (stat := _stat(pid)) and stat[3] == str(leader) and stat[0] != "Z"
    ]


@pytest.mark.slow
def test_a_full_disk_gets_a_sentence(tmp_path: Path, reference: str) -> None:
    out = tmp_path / "small"
    out.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(out)]
    if os.getuid() != 0 or subprocess.run(mount, check=False, capture_output=True).returncode != 0:
        pytest.skip("needs a small file system")
    try:
        run = mastermind(
            "grade", _class(tmp_path / "class", reference, 12), "--module", "m02_pegs", "--out", out
        )
        kept = records(out)
    finally:
        subprocess.run(["umount", str(out)], check=True)

    assert run.returncode == 2
    assert "cannot be written" in run.stderr
    assert "Traceback" not in run.stderr
    assert all(record["score"] == 25 for record in kept.values())


@pytest.mark.parametrize(
    "name", ["results.jsonl", "marks.csv", "pages", "pages/somebody-m02_pegs.html"]
)
def test_nothing_is_written_to_where_a_link_leads(
    name: str, tmp_path: Path, reference: str
) -> None:
    (tmp_path / "out" / name).parent.mkdir(parents=True)
    (tmp_path / "out" / name).symlink_to(tmp_path / "theirs")
    run = mastermind(
        "grade",
        _class(tmp_path / "class", reference, 1),
        "--module",
        "m02_pegs",
        "--out",
        tmp_path / "out",
    )

    assert run.returncode == 2
    assert "is a link" in run.stderr
    assert not (tmp_path / "theirs").exists()


def test_a_name_must_not_be_empty() -> None:
    run = mastermind("grade", "", "--module", "m02_pegs")

    assert run.returncode == 2
    assert "FOLDER: the name is empty" in run.stderr


@pytest.mark.slow
def test_output_that_cannot_be_shown(tmp_path: Path, reference: str) -> None:
    folder = _class(tmp_path / "class", reference, 1)
    (folder / "é:bomb:.py").write_text(reference, encoding="utf-8")
    command = [
        sys.executable,
        "-c",
        "import sys; from autograder.cli import main; sys.exit(main())",
    ]
    command += [
        "grade",
        str(folder),
        "--module",
        "m02_pegs",
        "--out",
        str(tmp_path / "marks"),
        "--lang",
        "fr",
    ]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    run = subprocess.run(
        command, capture_output=True, text=True, timeout=100, check=False, env=environment
    )
    with open("/dev/full", "w") as full:
        second = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=100, check=False
        )

    assert run.returncode == 0, run.stderr
    assert ":bomb:" in run.stdout
    assert second.returncode == 1
    assert "Traceback" not in second.stderr


@pytest.mark.slow
def test_formulas_and_markup_in_names(tmp_path: Path, reference: str) -> None:
    folder, out = tmp_path / "class", tmp_path / "marks"
    folder.mkdir()
    for name in ("=HYPERLINK(1)", "[red]rich[", "<script>x", "..", "a" * 200):
        (folder / f"{name}.py").write_text(reference, encoding="utf-8")
    run = mastermind("grade", folder, "--module", "m02_pegs", "--out", out)

    assert run.returncode == 0, run.stderr
    text = (out / "marks.csv").read_text(encoding="utf-8")
    assert "\n'=HYPERLINK(1)," in text
    assert "[red]rich[" in run.stdout
    assert {path.parent for path in out.rglob("*.html")} == {out, out / "pages"}
    assert not any("<script>x" in path.read_text(encoding="utf-8") for path in out.rglob("*.html"))


def test_a_module_without_its_option_is_proposed(tmp_path: Path) -> None:
    for words in (["m11_x", tmp_path], [tmp_path, "m11_x"]):
        run = mastermind("grade", *words)
        assert run.returncode == 2
        assert run.stderr.strip().endswith("Did you mean --module m11_x?")
    run = mastermind("grade", tmp_path, "--module", "m02_pegs", "m11_x")
    assert run.stderr.strip().endswith("unrecognized arguments: m11_x")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["grade", "{tmp}/nowhere", "--out", "{tmp}/o"], "there is no folder or file"),
        (["grade", "m11_x", "--out", "{tmp}/o"], "Did you mean --module m11_x?"),
        (["grade", "{tmp}/empty", "--out", "{tmp}/o"], "there is no submission"),
        (["grade", "{tmp}/class", "--module", "m99", "--out", "{tmp}/o"], "there is no module m99"),
        (["grade", "{tmp}/class", "--out", "{tmp}/file"], "cannot be written"),
        (["grade", "{tmp}/class", "--out", "/proc/nothing"], "cannot be written"),
        (["grade", "{tmp}/class", "--out", "{tmp}/o", "--jobs", "0"], "--jobs"),
        (["grade", "{tmp}/class", "--out", "{tmp}/o", "--jobs", "99999999999"], "--jobs"),
        (["grade", "{tmp}/class", "--out", "{tmp}/odd"], "cannot be written"),
        (["demo", "{tmp}/class"], "not empty"),
        (["demo", "{tmp}/file"], "cannot be written"),
    ],
)
def test_bad_input_gets_one_sentence(tmp_path: Path, arguments: list[str], words: str) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "class").mkdir()
    (tmp_path / "class" / "a.py").write_text("def occurences(l, n):\n    return 0\n")
    (tmp_path / "file").write_text("here already")
    (tmp_path / "odd" / "results.jsonl").mkdir(parents=True)
    run = mastermind(*[argument.format(tmp=tmp_path) for argument in arguments])

    assert run.returncode != 0
    assert words in run.stderr
    assert "Traceback" not in run.stderr
    assert len(run.stderr.removeprefix("Settings: none\n").strip().splitlines()) == 1


def test_doctor(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--lang", "fr"]) == 0
    assert as_typed(capsys.readouterr().out).startswith("Le confinement tient")
