"""The modules of a class together: totals; their section of the page, the sheet, the columns."""

import csv
import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import openpyxl
import pytest

from autograder.cli import main
from autograder.course.module import Course
from autograder.course.percent import title_of
from autograder.grading.exports import Exporter
from autograder.grading.forgetting import forget
from autograder.grading.records import Records
from autograder.grading.work import judge
from autograder.grading.written import Written
from autograder.i18n.message import quoted
from autograder.i18n.typography import as_typed
from autograder.intake import Submission
from autograder.intake.roster import Person
from autograder.judging.judge import unjudged
from autograder.reports.line import Line
from autograder.reports.model import Report
from autograder.reports.overview import ZERO, Overview, Rules, overview_of
from autograder.sandbox.doctor import Tier
from autograder.tests.browser import chromium, needs_chromium, serve
from autograder.tests.conftest import wrong

pytestmark = pytest.mark.any_python

M01, M02, M03 = "m01_codes", "m02_pegs", "m03_codemaker"
_WRONG = {
    M01: ("masque__global_counter", "masque__prints_instead_of_returning"),
    M02: ("occurences__global_counter", "occurences__prints_instead_of_returning"),
    M03: ("gagne__prints_instead_of_returning",),
}
Found = Mapping[tuple[str, str], Report]


@pytest.fixture(scope="module")
def found(course: Course, tier: Tier) -> Found:
    """Some submissions of three modules, judged: by module, and by what is wrong with them."""
    found: dict[tuple[str, str], Report] = {}
    for slug, names in _WRONG.items():
        module = course.module(slug)
        sources = {"right": module.standalone, "other": "x = 1\n"}
        sources |= {
            name.partition("__")[2]: f"{module.standalone}\n\n{wrong(module, name)}"
            for name in names
        }
        submissions = [Submission(name, f"{name}.py", source) for name, source in sources.items()]
        found |= {
            (slug, one.submission): one for one in judge(course.root, slug, submissions, tier)
        }
        found[slug, "empty"] = unjudged(module, Submission("empty"), tier, quoted("no code"))
    return found


@pytest.fixture(scope="module")
def reports(found: Found) -> list[Report]:
    """Five learners in three modules, each with another story."""
    right = {slug: found[slug, "right"] for slug in _WRONG}
    return [
        _of(right[M01], "Ann Lee"),
        _of(found[M01, "global_counter"], "Élise Petit"),
        _of(found[M01, "empty"], "=1+1"),
        _of(found[M01, "other"], "Zoé Roux"),
        _of(right[M02], "Ann Lee", "moodle 7"),
        _of(found[M02, "global_counter"], "Élise Petit"),
        _of(found[M02, "prints_instead_of_returning"], "Bob Kay"),
        _of(right[M02], "=1+1"),
        _of(right[M03], "Ann Lee", "canvas 5"),
        _of(found[M03, "prints_instead_of_returning"], "Bob Kay"),
        _of(right[M03], "=1+1"),
        _of(found[M03, "other"], "Zoé Roux"),
    ]


def _of(report: Report, name: str, account: str = "") -> Report:
    return replace(report, submission=name, account=account)


def _overview(
    course: Course, reports: Iterable[Report], rules: Rules | None = None, *people: Person
) -> Overview:
    titles = {slug: title_of(module.source) for slug, module in course.modules.items()}
    lines = [Line.of(report, "") for report in reports]
    return overview_of(lines, titles, {one.name: one for one in people}, rules or Rules())


# ---------------------------------------------------------------- the figures, by hand


def test_five_learners_figures(course: Course, reports: list[Report], found: Found) -> None:
    """The marks as they were judged; the totals are worked out here on paper."""
    right = [found[slug, "right"].score for slug in (M01, M02, M03)]
    counter, printed = (
        found[M01, "global_counter"].score,
        found[M02, "prints_instead_of_returning"].score,
    )
    assert right == [25, 25, 20]
    assert (counter, found[M02, "global_counter"].score, printed) == (24.75, 24.75, 20)
    assert found[M03, "prints_instead_of_returning"].score == 18
    overview = _overview(course, reports)
    rows = {row.person.name: row for row in overview.rows}

    assert [*rows] == ["=1+1", "Ann Lee", "Bob Kay", "Élise Petit", "Zoé Roux"]
    # 116.67
    assert rows["Ann Lee"].total == pytest.approx(100 * (25 / 20 + 25 / 20 + 20 / 20) / 3)
    assert rows["Bob Kay"].total == pytest.approx(100 * (20 / 20 + 18 / 20) / 2)
    assert rows["Élise Petit"].total == pytest.approx(100 * (24.75 / 20 + 24.75 / 20) / 2)
    # m01 could not be judged: that is no 0
    assert rows["=1+1"].total == pytest.approx(100 * (25 / 20 + 1) / 2)
    assert rows["Zoé Roux"].total == 0
    assert (rows["=1+1"].waiting, rows["=1+1"].missing, rows["=1+1"].counted) == ((M01,), (), 2)
    assert (rows["Bob Kay"].missing, rows["Bob Kay"].counted) == ((M01,), 2)
    columns = [(one.slug, one.missing, one.waiting, len(one.marks)) for one in overview.columns]
    assert columns == [(M01, 1, 1, 3), (M02, 1, 0, 4), (M03, 1, 0, 4)]


def test_what_nothing_handed_in_counts_as_and_weights(
    course: Course, reports: list[Report]
) -> None:
    weights = {M01: 0.0, M02: 3.0}
    rules = Rules(20, ZERO, lambda slug: weights.get(slug, 1.0), "class.toml")
    overview = _overview(course, reports, rules)
    rows = {row.person.name: row for row in overview.rows}

    assert rows["Élise Petit"].total == pytest.approx(20 * (3 * 24.75 / 20 + 0) / 4)
    assert rows["=1+1"].total == pytest.approx(20 * (3 * 25 / 20 + 1) / 4)
    assert rows["=1+1"].waiting == ()  # that module does not count
    said = " ".join(as_typed(text["fr"]) for text in overview.how)
    assert "m01_codes × 0, m02_pegs × 3, m03_codemaker × 1" in said
    assert "compte pour 0" in said
    assert "class.toml" in said


def test_everybody_on_the_roster_has_a_row(course: Course, reports: list[Report]) -> None:
    people = Person("Noé Absent", email="noe@school.test"), Person("Ann Lee", number="12")
    rows = {row.person.name: row for row in _overview(course, reports, None, *people).rows}

    assert (rows["Noé Absent"].total, rows["Noé Absent"].missing) == (None, (M01, M02, M03))
    assert rows["Ann Lee"].person.number == "12"


# ---------------------------------------------------------------- files


def _written(
    course: Course, reports: Iterable[Report], out: Path, language: str = "en", *people: Person
) -> Path:
    records = Records(out)
    for report in reports:
        records.add(report)
    by_name = {one.name: one for one in people}
    exporter = Exporter(course, records, Written.read(out), language, people=by_name)
    assert exporter.write() == {}
    records.close()
    return out


def _rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def _sheet(path: Path, name: str) -> list[dict[str, Any]]:
    head, *rows = openpyxl.load_workbook(path)[name].iter_rows(values_only=True)
    return [dict(zip(map(str, head), row, strict=True)) for row in rows]


def test_the_spreadsheet_holds_numbers_and_no_formula(
    course: Course, reports: list[Report], tmp_path: Path
) -> None:
    out = _written(course, reports, tmp_path / "marks", "fr")
    book = openpyxl.load_workbook(out / "marks.xlsx")
    sheet = book["Notes"]
    rows = [*sheet.iter_rows(values_only=True)]

    assert book.sheetnames == ["Notes", "Modules", "m01", "m02", "m03"]
    assert sheet.freeze_panes == "B2"
    assert rows[0][:5] == (
        "élève",
        "m01_codes / 20",
        "m02_pegs / 20",
        "m03_codemaker / 20",
        "total / 100",
    )
    assert rows[1][:5] == ("=1+1", None, 25, 20, 112.5)
    assert sheet["A2"].data_type == "s"
    assert {
        cell.data_type for row in sheet.iter_rows(min_row=2, min_col=2, max_col=5) for cell in row
    } == {"n"}
    assert [*book["Modules"].iter_rows(values_only=True)][2][4:7] == (4, 1, 0)
    assert rows[3][5] == M01, "in which nothing was handed in"
    tasks = {row["élève"]: row for row in _sheet(out / "marks.xlsx", "m02")}
    assert (tasks["Bob Kay"]["occurences"], tasks["Bob Kay"]["mal_places"]) == (0, 10)


def test_moodle_and_canvas_take_all_modules_at_once(
    course: Course, reports: list[Report], tmp_path: Path
) -> None:
    people = Person("Ann Lee", email="ann@school.test"), Person("Noé Absent", email="noe@x.test")
    out = _written(course, reports, tmp_path / "marks", "en", *people)
    moodle = {row["Full name"]: row for row in _rows(out / "moodle_grades.csv")}
    canvas = _rows(out / "canvas.csv")

    assert moodle.keys() == {"Ann Lee", "Noé Absent"}
    # no more is taken
    assert (moodle["Ann Lee"]["Email address"], moodle["Ann Lee"][M02]) == ("ann@school.test", "20")
    assert (moodle["Ann Lee"]["Total"], moodle["Noé Absent"]["Total"]) == ("100", "")
    assert [row["ID"] for row in canvas] == ["", "5"]
    _written(course, (), out)
    assert not (out / "moodle_grades.csv").exists(), "nobody whom Moodle would find"


def test_the_worksheet_of_one_assignment_stays_that_when_somebody_is_forgotten(
    course: Course, found: Found, tmp_path: Path
) -> None:
    judged = found[M01, "global_counter"], found[M02, "right"]
    records = Records(tmp_path)
    for rank, name in enumerate(("Ann Lee", "Bob Kay"), 7):
        for report in judged:
            records.add(_of(report, name, f"moodle {rank}"))
    Exporter(course, records, Written(tmp_path), "en", slugs=[M01]).write()
    records.close()
    before = _rows(tmp_path / "moodle.csv")

    forget("Bob Kay", tmp_path, course, "en")

    assert [row["Full name"] for row in before] == ["Ann Lee", "Bob Kay"]
    assert _rows(tmp_path / "moodle.csv") == before[:1]
    with ZipFile(tmp_path / "moodle_feedback.zip") as archive:
        assert archive.namelist() == ["Ann Lee_7_assignsubmission_file_m01_codes.html"]


def test_the_page_stands_alone_and_names_what_it_knows(
    course: Course, reports: list[Report], tmp_path: Path
) -> None:
    english = (_written(course, reports, tmp_path / "marks") / "class.html").read_text("utf-8")
    french = (_written(course, (), tmp_path / "marks", "fr") / "class.html").read_text("utf-8")

    assert "src=" not in english
    assert "All modules together</h2>" in english
    assert "Tous les modules ensemble</h2>" in french
    assert "All modules" not in french
    assert "pages/Ann_Lee.m01_codes" in english
    for tag in ("<li", "<td", "<svg"):
        assert english.count(tag) == french.count(tag)
    one = _written(course, reports[:4], tmp_path / "one") / "class.html"
    assert "All modules together" not in one.read_text(encoding="utf-8")


def test_marks_of_another_version_are_named(course: Course, found: Found, tmp_path: Path) -> None:
    ours, other = found[M02, "right"], found[M01, "right"]
    then = replace(other, key=other.key[:16] + 16 * "0")
    records = Records(tmp_path)
    records.add(ours)
    exporter = Exporter(course, records, Written.read(tmp_path), "en")
    assert exporter.overview.notices == ()

    records.add(then)
    exporter = Exporter(course, records, Written.read(tmp_path), "en")
    (notice,) = exporter.overview.notices
    assert "today: m01_codes (1)." in notice["en"]
    records.close()


def test_a_record_at_a_glance_is_the_same_as_in_full(found: Found, tmp_path: Path) -> None:
    records = Records(tmp_path)
    for (_slug, name), report in found.items():
        records.add(_of(report, name, "moodle 7"))
    for place in records.places:
        assert records.line(place) == Line.of(records.report(place), records.digest(place))
    records.close()


@pytest.mark.slow
def test_several_modules_in_one_run(course: Course, tmp_path: Path) -> None:
    """With the settings of the class: its scale and weights; without whoever withdrew; then
    somebody is forgotten."""
    folder, out = tmp_path / "class", tmp_path / "marks"
    folder.mkdir()
    for slug in (M01, M02):
        for name in ("ann", "bob", "eve"):
            (folder / f"{slug}_{name}.py").write_text(
                course.module(slug).standalone, encoding="utf-8"
            )
    (folder / f"{M02}_bob.py").write_text(
        "def occurences(l, n):\n    return l.count(n)\n", encoding="utf-8"
    )
    settings = tmp_path / "class.toml"
    settings.write_text(
        'out_of = 20\nbonus = "capped"\nabsent = "zero"\n[module.m02_pegs]\nweight = 3\n',
        encoding="utf-8",
    )

    def graded(language: str) -> None:
        command = ["grade", folder, "--settings", settings, "--out", out, "--lang", language]
        assert main([*map(str, command)]) == 0

    graded("en")
    (folder / f"{M02}_eve.py").unlink()
    graded("en")
    records = (out / "results.jsonl").read_bytes()
    times = {path: path.stat().st_mtime_ns for path in out.rglob("*")}
    graded("en")
    assert {path: path.stat().st_mtime_ns for path in out.rglob("*")} == times
    for language in ("fr", "en"):  # all pages are written again, and nothing is judged again
        graded(language)
        pages = {out / "class.html", *(out / "pages").iterdir()}
        for path in pages - {out / "pages" / f"eve.{M02}.html"}:  # of a file that is gone
            assert f'<html lang="{language}">' in path.read_text(encoding="utf-8")
    assert (out / "results.jsonl").read_bytes() == records
    rows = {row["learner"]: row for row in _sheet(out / "marks.xlsx", "Marks")}
    points = {one["submission"]: one["score"] for one in _records(out) if one["module"] == M02}

    assert (rows["ann"]["m02_pegs / 20"], rows["ann"]["total / 20"]) == (20, 20)
    assert rows["bob"]["total / 20"] == pytest.approx((20 + 3 * points["bob"]) / 4, abs=0.01)
    assert (rows["eve"]["total / 20"], rows["eve"]["nothing handed in"]) == (5, M02)
    page = (out / "class.html").read_text(encoding="utf-8")
    assert "class.toml" in page
    assert "Not judged by" not in page
    assert main(["forget", "bob", "--out", str(out), "--lang", "en"]) == 0
    left = [path.name for path in out.rglob("*") if path.is_file() and b"bob" in path.read_bytes()]
    assert left == []
    assert [row["learner"] for row in _sheet(out / "marks.xlsx", "Marks")] == ["ann", "eve"]


def _records(out: Path) -> list[dict[str, Any]]:
    lines = (out / "results.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.browser
@needs_chromium
def test_the_page_is_sorted_narrowed_and_shown_without_names(
    course: Course, reports: list[Report], tmp_path: Path
) -> None:
    out = _written(course, reports, tmp_path / "marks")
    with serve(out) as address, chromium() as browser:
        page = browser.page
        page.goto(f"{address}/class.html")
        table = page.locator("table.learners").first
        names = table.locator("tbody tr:visible td:first-child")
        assert names.all_inner_texts() == ["=1+1", "Ann Lee", "Bob Kay", "Élise Petit", "Zoé Roux"]

        page.get_by_role("button", name="total").click()
        assert names.all_inner_texts() == ["Zoé Roux", "Bob Kay", "=1+1", "Ann Lee", "Élise Petit"]

        page.get_by_label("Show only").first.fill("eli")
        assert names.all_inner_texts() == ["Élise Petit"]

        page.get_by_role("button", name="Hide the names").click()
        assert page.evaluate(
            "[...document.querySelectorAll('.name')].every(one => getComputedStyle(one).filter !="
            " 'none')"
        )
        others = (
            "document.querySelectorAll('.name').forEach(one => one.remove());"
            " document.body.textContent"
        )
        assert not any(name in page.evaluate(others) for name in ("Ann", "Élise", "Zoé"))
        _written(course, (), out, "fr")
        page.reload()
        assert page.get_by_role("heading", name="Tous les modules ensemble").is_visible()
        page.set_viewport_size({"width": 390, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert browser.errors == []
