"""A class graded again: what has not changed stays as it is, and what is not as it was is made
again."""

import csv
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from autograder.cli import main
from autograder.course.module import Module
from autograder.grading.graded import Graded
from autograder.grading.records import Records
from autograder.grading.run import grade
from autograder.reports.line import Change
from autograder.reports.markup import typeset
from autograder.reports.model import Report
from autograder.reports.tables import described
from autograder.tests.conftest import wrong

pytestmark = pytest.mark.any_python

NAMES = ("ann", "ben", "cy")
_FILES = ("marks.csv", "checks.csv", "class.html", "pages/ben.m02_pegs.html")


@pytest.fixture(scope="module")
def handed_in(pegs: Module, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("class")
    for name in NAMES:
        (folder / f"{name}.py").write_text(f"{pegs.source}\n# {name}\n", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def out(handed_in: Path, pegs: Module, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unchanged") / "marks"
    assert graded(handed_in, folder).reused == 0
    return folder


def graded(handed_in: Path, out: Path, language: str = "en") -> Graded:
    return grade(handed_in, ["m02_pegs"], out, language=language, jobs=1)


def _times(out: Path) -> dict[str, int]:
    return {
        str(path.relative_to(out)): path.stat().st_mtime_ns
        for path in out.rglob("*")
        if path.is_file()
    }


def test_nothing_is_written_again(handed_in: Path, out: Path) -> None:
    before = _times(out)

    assert graded(handed_in, out).reused == 3
    assert _times(out) == before
    assert {path.name for path in out.glob("*") if path.is_file()} == {
        *("results.jsonl", "written.json", "marks.csv", "marks.xlsx", "checks.csv", "class.html")
    }


def test_nothing_is_read_in_full_again(
    handed_in: Path, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, str]] = []
    report = Records.report

    def noted(records: Records, place: tuple[str, str]) -> Report:
        asked.append(place)
        return report(records, place)

    monkeypatch.setattr(Records, "report", noted)
    graded(handed_in, out)

    assert asked == []


@pytest.mark.parametrize(
    "source",
    [
        "",
        "def occurences(l, n):\n    return len(l)\n",
        "def occurences(l, n):\n    return l.count(n)\n",
        "x = (",
    ],
)
def test_a_record_read_back_is_the_same_to_the_byte(
    judged: Callable[[str], Report], source: str
) -> None:
    line = judged(source).record

    assert Report.from_record(line).record == line


@pytest.mark.parametrize("file", _FILES)
@pytest.mark.parametrize(
    "spoil", [Path.unlink, lambda path: path.write_bytes(path.read_bytes().replace(b"20", b"19"))]
)
def test_what_was_deleted_or_edited_is_made_again(
    handed_in: Path, out: Path, file: str, spoil: Callable[[Path], object]
) -> None:
    before = (out / file).read_bytes()
    spoil(out / file)

    assert graded(handed_in, out).reused == 3
    assert (out / file).read_bytes() == before


def test_a_page_that_nobody_changed_is_not_written_for_another_one(
    handed_in: Path, out: Path
) -> None:
    before = _times(out)
    (out / "pages" / "ben.m02_pegs.html").unlink()
    graded(handed_in, out)

    after = _times(out)
    assert [name for name in before if before[name] != after[name]] == ["pages/ben.m02_pegs.html"]


def test_another_language(handed_in: Path, out: Path) -> None:
    """Nothing is judged again, and all pages are in that one alone."""
    names = ["results.jsonl", *_FILES, *(f"pages/{name}.m02_pegs.html" for name in NAMES)]
    before = {name: (out / name).read_bytes() for name in names}

    assert graded(handed_in, out, "fr").reused == 3
    french = {name: (out / name).read_bytes() for name in names}
    assert french["results.jsonl"] == before["results.jsonl"]
    assert french["marks.csv"].decode("utf-8-sig").startswith("copie;module;note")
    for name in (name for name in names if name.endswith(".html")):
        page = french[name].decode()
        assert '<html lang="fr">' in page
        assert ("Bien placés" in page, "Well placed" in page) == (True, False)
    times = _times(out)
    graded(handed_in, out, "fr")
    assert _times(out) == times
    assert graded(handed_in, out).reused == 3
    assert {name: (out / name).read_bytes() for name in names} == before


def test_all_that_was_found_is_told_in_the_language_of_the_run(
    pegs: Module, tmp_path: Path
) -> None:
    """The record of a run in English is enough for pages and tables in French."""
    sources = {
        "ann": pegs.source + wrong(pegs, "mal_places__double_count_in"),
        "ben": pegs.source.replace("def bien_places(", "def bien_place("),
        "cy": "def occurences(l, n):\n    return l[n] + unknown\n",
        "dan": "x = (",
    }
    folder, out = tmp_path / "class", tmp_path / "marks"
    folder.mkdir()
    for name, source in sources.items():
        (folder / f"{name}.py").write_text(source, encoding="utf-8")
    graded(folder, out)
    records = (out / "results.jsonl").read_bytes()
    english = _words_of_class(out)

    assert graded(folder, out, "fr").reused == 4
    assert (out / "results.jsonl").read_bytes() == records
    french = _words_of_class(out)
    for report in map(Report.from_record, records.splitlines()):
        checks = [check for task in report.tasks for check in task.checks]
        messages = [check.promise for check in checks] + [check.message for check in checks]
        messages += [check.advice for check in checks if check.advice]
        messages += [*report.notes, *([report.problem] if report.problem else [])]
        for message in messages:
            sentences = {language: typeset(message[language]) for language in ("en", "fr")}
            assert sentences["en"] != sentences["fr"]
            assert sentences["en"] not in french
            assert sentences["fr"] not in english
    for text in (english, french):
        assert "<span lang=" not in text


def _words_of_class(out: Path) -> str:
    paths = sorted([*out.glob("*.csv"), *out.glob("*.html"), *out.glob("pages/*.html")])
    return "".join(path.read_text(encoding="utf-8-sig") for path in paths)


def test_results_of_an_earlier_schema_are_judged_anew(
    handed_in: Path, pegs: Module, tmp_path: Path
) -> None:
    name = NAMES[0]
    (tmp_path / "class").mkdir()
    (tmp_path / "class" / f"{name}.py").write_text(pegs.source, encoding="utf-8")
    out = tmp_path / "marks"
    graded(tmp_path / "class", out)
    path = out / "results.jsonl"
    record = json.loads(path.read_bytes())
    empty: dict[str, object] = {
        "problem": None,
        "fault": "",
        "absent": False,
        "notes": [],
        "account": "",
    }
    checks = [
        check | {"finding": {"en": "Yes.", "fr": "Oui."}, "advice": None, "call": None}
        for check in record["tasks"][0]["checks"]
    ]
    tasks = [{**record["tasks"][0], "checks": checks, "judged_with": [], "own": None}]
    earlier = json.dumps(record | empty | {"schema": 1, "tasks": tasks}) + "\n"
    path.write_text(earlier + earlier.replace(name, "gone"), encoding="utf-8")

    assert graded(tmp_path / "class", out).reused == 0
    again = graded(tmp_path / "class", out)
    assert (again.reused, [line.score for line in again.lines]) == (1, [25])
    forgotten = Records(out)
    assert forgotten.remove("gone") == 1
    forgotten.close()
    assert b"gone" not in path.read_bytes()


def test_a_file_is_known_by_its_bytes_and_only_its_page_changes(handed_in: Path, out: Path) -> None:
    """It has the size and the time it had."""
    path, times = handed_in / "ben.py", _times(out)
    right, status = path.read_text(encoding="utf-8"), path.stat()
    path.write_text(right.replace("return ", "pass;  ", 1), encoding="utf-8")
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    try:
        assert path.stat().st_size == status.st_size
        again = graded(handed_in, out)
    finally:
        path.write_text(right, encoding="utf-8")

    assert again.reused == 2
    assert [line.submission for line in again.lines if line.score != 25] == ["ben"]
    after = _times(out)
    assert after["pages/ann.m02_pegs.html"] == times["pages/ann.m02_pegs.html"]
    assert after["pages/ben.m02_pegs.html"] != times["pages/ben.m02_pegs.html"]
    graded(handed_in, out)


def test_a_record_that_was_edited_is_read_again(handed_in: Path, out: Path) -> None:
    results = out / "results.jsonl"
    before = results.read_text(encoding="utf-8")
    results.write_text(
        before.replace('"file":', '"account": "moodle 7", "file":', 1), encoding="utf-8"
    )

    assert graded(handed_in, out).reused == 3
    assert "Participant 7,ann" in (out / "moodle.csv").read_text(encoding="utf-8-sig")
    results.write_text(before, encoding="utf-8")
    assert graded(handed_in, out).reused == 3
    assert not (out / "moodle.csv").exists()


@pytest.mark.parametrize("content", [b"", b"\xff\n", b"{}\n{}", b'{"files": 1}', None])
def test_what_a_run_leaves_for_the_next_one_makes_no_mark(
    handed_in: Path, out: Path, content: bytes | None
) -> None:
    before, path = (out / "results.jsonl").read_bytes(), out / "written.json"
    path.write_bytes(
        path.read_bytes().replace(b"25.0", b"24.0").replace(b"0", b"1")
        if content is None
        else content
    )

    again = graded(handed_in, out)
    assert again.reused == 3
    assert [line.score for line in again.lines] == [25, 25, 25]
    assert (out / "results.jsonl").read_bytes() == before


def test_what_could_not_be_judged_is_tried_again_and_written_once(
    tmp_path: Path, pegs: Module
) -> None:
    folder = tmp_path / "class"
    folder.mkdir()
    (folder / "ann.py").write_text(pegs.source, encoding="utf-8")
    (folder / "ben.py").write_bytes(b"\0")
    first = graded(folder, tmp_path / "marks")
    before = _times(tmp_path / "marks")
    again = graded(folder, tmp_path / "marks")

    assert [line.submission for line in again.could_not_be_judged] == ["ben"]
    assert (first.reused, again.reused) == (0, 1)
    assert _times(tmp_path / "marks") == before
    lines = (tmp_path / "marks" / "results.jsonl").read_text(encoding="utf-8").splitlines()
    assert sorted(json.loads(line)["submission"] for line in lines) == ["ann", "ben"]


# ---------------------------------------------------------------- what has changed


def _names(out: Path) -> list[str]:
    with (out / "marks.csv").open(encoding="utf-8-sig", newline="") as file:
        return [row["submission"] for row in csv.DictReader(file)]


@pytest.mark.slow
def test_who_withdrew_leaves_the_tables_and_is_named(pegs: Module, tmp_path: Path) -> None:
    handed_in, out = tmp_path / "class", tmp_path / "marks"
    handed_in.mkdir()
    for name in NAMES:
        (handed_in / f"{name}.py").write_text(pegs.source, encoding="utf-8")
    graded(handed_in, out)
    (handed_in / "ben.py").rename(handed_in / "benoît.py")
    found = graded(handed_in, out)

    assert _names(out) == ["ann", "benoît", "cy"]
    assert [line.submission for line in found.lines] == ["ann", "benoît", "cy"]
    assert found.withdrawn == ("ben",)
    assert any("ben" in said["en"] for said in found.warnings)
    page = (out / "class.html").read_text(encoding="utf-8")
    assert "ann.m02_pegs.html" in page
    assert "ben.m02_pegs.html" not in page
    assert b'"submission": "ben"' in (out / "results.jsonl").read_bytes()
    assert graded(handed_in, out).withdrawn == ("ben",)

    (handed_in / "ben.py").write_text(pegs.source, encoding="utf-8")
    found = graded(handed_in, out)
    assert (found.reused, found.withdrawn) == (4, ())
    assert _names(out) == ["ann", "ben", "benoît", "cy"]

    late = tmp_path / "late" / "dan.py"  # one file more is no other class
    late.parent.mkdir()
    late.write_text(pegs.source, encoding="utf-8")
    assert graded(late, out).withdrawn == ()
    assert _names(out) == ["ann", "ben", "benoît", "cy", "dan"]


def test_a_dry_run_says_whose_mark_would_change_and_writes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """For each reason: another file, the teacher's change, another version of what judges."""
    handed_in, out, count = tmp_path / "class", tmp_path / "marks", "return l.count(n)"
    handed_in.mkdir()
    for name in ("ann", "ben", "cy", "eve"):
        (handed_in / f"{name}.py").write_text(f"def occurences(l, n):\n    {count}\n# {name}\n")
    settings = tmp_path / "class.toml"
    settings.write_text("out_of = 20\n", encoding="utf-8")

    def run(*more: str) -> tuple[int, list[str]]:
        command = ["grade", handed_in, "--module", "m02_pegs", "--settings", settings, "--out", out]
        code = main([*map(str, command), "--lang", "en", "--jobs", "1", *more])
        return code, capsys.readouterr().out.splitlines()

    assert run("--dry-run")[1][-1] == (
        f"Nothing was written. Marks in {out} that would change: 0; new ones: 4."
    )
    assert not out.exists()
    assert run()[0] == 0
    (handed_in / "ann.py").write_text("def occurences(l, n):\n    return 0\n")
    (handed_in / "eve.py").unlink()
    (handed_in / "dan.py").write_text("def occurences(l, n):\n    return 0\n")
    (tmp_path / "overrides.csv").write_text("who,mark,reason\nben,12,seen\n", encoding="utf-8")
    lines = (out / "results.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    (cy,) = [json.loads(line) for line in lines if '"submission": "cy"' in line]
    for check in cy["tasks"][0]["checks"][1:]:  # as an earlier version had judged
        check["status"] = "failed"
    kept = [check["points"] for check in cy["tasks"][0]["checks"] if check["status"] == "passed"]
    cy["score"] = cy["tasks"][0]["score"] = sum(kept)
    cy["key"] = cy["key"][:16] + 16 * "0"
    others = "".join(line for line in lines if '"submission": "cy"' not in line)
    (out / "results.jsonl").write_text(f"{others}{json.dumps(cy)}\n", encoding="utf-8")
    written = json.loads((out / "written.json").read_text(encoding="utf-8"))
    for mark in written["marks"]:
        if mark["submission"] == "cy":
            mark |= {"score": sum(kept), "key": cy["key"]}
    (out / "written.json").write_text(json.dumps(written), encoding="utf-8")

    def state() -> dict[Path, tuple[int, bytes]]:
        files = (path for path in out.rglob("*") if path.is_file())
        return {path: (path.stat().st_mtime_ns, path.read_bytes()) for path in files}

    before = state()
    code, said = run("--dry-run")
    assert code == 0
    assert state() == before
    assert said == [
        "ann, m02_pegs: 5 → 0 (another file)",
        "ben, m02_pegs: 5 → 12 (changed by the teacher)",
        f"cy, m02_pegs: {sum(kept):g} → 5 (other checks, or another version of what judges)",
        "eve would leave the tables: nothing is handed in any more.",
        f"Nothing was written. Marks in {out} that would change: 3; new ones: 1.",
    ]
    assert run("--dry-run", "--single")[0] == 2


@pytest.mark.slow
def test_a_mark_that_changes_is_told_with_its_reason_and_kept(
    pegs: Module, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed_in, out = tmp_path / "class", tmp_path / "marks"
    handed_in.mkdir()
    for name in NAMES:
        (handed_in / f"{name}.py").write_text(pegs.source, encoding="utf-8")
    assert graded(handed_in, out).changes == ()
    assert not (out / "changes.csv").exists()
    (handed_in / "ben.py").write_text(
        "def occurences(l, n):\n    return l.count(n)\n", encoding="utf-8"
    )
    found = graded(handed_in, out)

    (change,) = found.changes
    points = change.before
    assert (change.submission, change.new_file, change.new_judge) == ("ben", True, False)
    assert any(
        f"ben, m02_pegs: {points:g} → 5 (another file)" in str(said) for said in found.warnings
    )
    with (out / "changes.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["submission"], row["before"], row["after"], row["why"]) for row in rows] == [
        ("ben", f"{points:g}", "5", "another file")
    ]
    lines = (out / "results.jsonl").read_bytes().splitlines(keepends=True)
    scores = [(one.submission, one.score) for one in map(Report.from_record, lines)]
    assert scores == [(name, points) for name in NAMES] + [("ben", 5)], "each attempt is there"

    assert graded(handed_in, out).changes == ()
    assert len((out / "changes.csv").read_text(encoding="utf-8").splitlines()) == 2


def test_why_a_mark_changed() -> None:
    def told(**why: bool) -> str:
        return described(Change("ann", "m02_pegs", 25, 5, **why))["en"].partition("(")[2]

    assert told(new_file=True) == "another file)"
    assert told(new_file=True, new_judge=True) == "another file, and other checks)"
    assert told(new_judge=True) == "other checks, or another version of what judges)"
    assert told() == "judged again)"
    assert told(is_gone=True) == "nothing is handed in any more)"
    assert told(new_settings=True, new_date=True) == "other settings; another date of handing in)"
