"""The modules of a class together: who is who, totals; the page and the gradebooks."""

import csv
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from autograder.cli import main
from autograder.course.module import Course
from autograder.grading.batch import judge
from autograder.grading.given import GivenMarks
from autograder.i18n.errors import InputError
from autograder.i18n.message import quoted
from autograder.i18n.typography import as_typed
from autograder.intake import Submission
from autograder.intake.roster import Person
from autograder.judging.judge import unjudged
from autograder.marking.overrides import Override
from autograder.marking.settings import Settings
from autograder.reports.model import Report
from autograder.sandbox.doctor import Tier
from autograder.term.gather import term_of
from autograder.term.people import learners_of
from autograder.term.results import Folder, Reader, Result, folders
from autograder.term.standing import Term
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


def _write(folder: Path, reports: Iterable[Report]) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "results.jsonl").write_bytes(b"".join(report.record for report in reports))
    return folder


def _of(report: Report, name: str, account: str = "") -> Report:
    return replace(report, submission=name, account=account)


@pytest.fixture
def marks(found: Found, tmp_path: Path) -> list[Path]:
    """The folders of three modules: five learners, each with another story."""
    right = {slug: found[slug, "right"] for slug in _WRONG}
    return [
        _write(
            tmp_path / "marks" / "one",
            [
                *(_of(right[M01], "Ann Lee"), _of(found[M01, "global_counter"], "Élise Petit")),
                *(_of(found[M01, "empty"], "=1+1"), _of(found[M01, "other"], "Zoé Roux")),
            ],
        ),
        _write(
            tmp_path / "marks" / "two",
            [
                *(
                    _of(right[M02], "LEE_Ann", "moodle 7"),
                    _of(found[M02, "global_counter"], "elise petit"),
                ),
                *(
                    _of(found[M02, "prints_instead_of_returning"], "Bob Kay"),
                    _of(right[M02], "=1+1"),
                ),
            ],
        ),
        _write(
            tmp_path / "marks" / "three",
            [
                *(
                    _of(right[M03], "leeann", "canvas 5"),
                    _of(found[M03, "prints_instead_of_returning"], "Bob Kay"),
                ),
                *(_of(right[M03], "=1+1"), _of(found[M03, "other"], "Zoé Roux")),
            ],
        ),
    ]


def _term(course: Course, paths: Sequence[Path], **asked: Any) -> Term:
    reader = Reader(course)
    return term_of(course, [reader.read(path) for path in paths], **asked)


# ---------------------------------------------------------------- the figures, by hand


def test_five_learners_figures(course: Course, marks: list[Path], found: Found) -> None:
    """The marks as they were judged; the totals are worked out here on paper."""
    assert (found[M01, "right"].score, found[M02, "right"].score, found[M03, "right"].score) == (
        25,
        25,
        20,
    )
    counter, printed = (
        found[M01, "global_counter"].score,
        found[M02, "prints_instead_of_returning"].score,
    )
    assert (counter, found[M02, "global_counter"].score, printed) == (24.75, 24.75, 20)
    assert found[M03, "prints_instead_of_returning"].score == 18
    term = _term(course, marks)
    rows = {row.person.name: row for row in term.rows}

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
    assert [(one.slug, one.nothing, one.waiting, len(one.marks)) for one in term.columns] == [
        (M01, 1, 1, 3),
        (M02, 1, 0, 4),
        (M03, 1, 0, 4),
    ]


def test_what_nothing_handed_in_counts_as_and_weights(
    course: Course, marks: list[Path], tmp_path: Path
) -> None:
    file = tmp_path / "class.toml"
    file.write_text(
        'out_of = 20\nabsent = "zero"\n[module.m02_pegs]\nweight = 3\n[module.m01_codes]\nweight'
        " = 0\n"
    )
    term = _term(course, marks, settings=file)
    rows = {row.person.name: row for row in term.rows}

    assert rows["Élise Petit"].total == pytest.approx(20 * (3 * 24.75 / 20 + 0) / 4)
    assert rows["=1+1"].total == pytest.approx(20 * (3 * 25 / 20 + 1) / 4)
    assert rows["=1+1"].waiting == ()  # that module does not count
    said = " ".join(as_typed(text["fr"]) for text in term.how)
    assert "m01_codes × 0, m02_pegs × 3, m03_codemaker × 1" in said
    assert "compte pour 0" in said
    assert str(file) in said


def test_settings_that_differ_and_settings_that_are_gone(course: Course, tmp_path: Path) -> None:
    files = [tmp_path / f"{name}.toml" for name in ("one", "two", "same", "gone")]
    for file, text in zip(
        files, ("out_of = 20", "out_of = 10", "out_of = 20\nstep = 0.5"), strict=False
    ):
        file.write_text(text, encoding="utf-8")
    one, two, same, gone = (
        Folder(tmp_path, (_result("Ann", slug),), settings=file)
        for slug, file in zip("abcd", files, strict=True)
    )

    with pytest.raises(InputError, match=r"one\.toml, .*two\.toml"):
        term_of(course, [one, two])
    assert term_of(course, [one, two], settings=files[1]).rules.out_of == 10
    term = term_of(course, [one, same, gone])
    assert term.rules.out_of == 20
    assert "gone.toml" in term.notices[0]["en"]


def test_marks_are_those_that_were_given(course: Course, found: Found, tmp_path: Path) -> None:
    """On the scale of the class, as the teacher changed them, without those of files that were
    taken away."""
    reports = [
        _of(found[M02, "right"], "Ann"),
        _of(found[M02, "global_counter"], "Bob"),
        _of(found[M02, "right"], "Eve"),
    ]
    override = Override("Bob", M02, "", 12.0, "said so")
    settings = Settings(out_of=10.0, bonus="capped", overrides={("Bob", M02): (override,)})
    folder = _write(tmp_path / "marks", reports)
    export = GivenMarks(folder, settings, frozenset({("Eve", M02)}))
    for report in reports:
        export.add(export.part(settings.applied(report)))
    export.close()
    read = Reader(course).read(folder)

    assert {(one.name, one.mark, one.out_of, one.changed) for one in read.results} == {
        ("Ann", 10.0, 10.0, False),
        ("Bob", 12.0, 10.0, True),
    }


# ---------------------------------------------------------------- who is who


def _result(
    name: str, module: str = "a", account: str = "", folder: str = "f", absent: bool = False
) -> Result:
    return Result(name, account, module, Path(folder), None if absent else 1.0, 1.0, absent=absent)


def _people(results: Sequence[Result], roster: Sequence[Person] | None = None) -> dict[str, str]:
    learners, _ = learners_of(results, roster)
    return {one.person.name: "".join(sorted(one.results)) for one in learners}


def test_the_same_words_are_the_same_person_unless_they_stand_side_by_side() -> None:
    assert _people([_result("Léa Martin"), _result("MARTIN lea", "b"), _result("Bob", "b")]) == {
        "Bob": "b",
        "Léa Martin": "ab",
    }
    apart = [_result("ann"), _result("Ann"), _result("ann", "b"), _result("ANN", "c")]
    assert _people(apart) == {"ann": "ab", "Ann": "a", "ANN": "c"}


def test_accounts() -> None:
    """Canvas' number is a person's everywhere; Moodle's is another one in each assignment."""
    assert _people(
        [_result("leemay", "a", "canvas 5"), _result("May Lee-Roy", "b", "canvas 5")]
    ) == {"May Lee-Roy": "ab"}
    twins = [_result("may", "a", "canvas 5"), _result("may", "b", "canvas 6"), _result("May", "c")]
    assert _people(twins) == {"may (canvas 5)": "a", "may (canvas 6)": "b", "May": "c"}
    assert _people([_result("May Lee", "a", "moodle 5"), _result("May Lee", "b", "moodle 9")]) == {
        "May Lee": "ab"
    }


def test_the_roster_decides() -> None:
    roster = [Person("Léa Martin", number="12"), Person("Noé Absent"), Person("Ann Lee")]
    results = [
        _result("12"),
        _result("martinlea", "b", "canvas 5"),
        _result("Ann"),
        _result("Stranger", "b"),
    ]
    learners, notices = learners_of(results, roster)

    assert {one.person.name: len(one.results) for one in learners} == {
        "Léa Martin": 2,
        "Noé Absent": 0,
        "Ann Lee": 0,
        "Ann": 1,
        "Stranger": 1,
    }
    assert [notice["en"] for notice in notices] == [
        "2 learners are not on the roster: Ann, Stranger."
    ]


def test_two_results_of_one_module_name_both_folders() -> None:
    with pytest.raises(InputError, match=r"Ann has a result of a in f and in g"):
        learners_of([_result("Ann"), _result("Ann", folder="g")], None)
    assert _people([_result("Ann", absent=True), _result("Ann", folder="g")]) == {"Ann": "a"}


def test_what_cannot_be_told_apart_is_said() -> None:
    results = [_result("Participant 55"), _result("Participant 66", "b"), _result("May Lee (2)")]
    _, notices = learners_of(results, None)

    assert ["Participant 123" in notices[0]["en"], "May Lee (2)" in notices[1]["fr"]] == [
        True,
        True,
    ]


def test_marks_of_another_version_are_named(course: Course, found: Found, tmp_path: Path) -> None:
    ours, other = found[M02, "right"], found[M01, "right"]
    one = _write(tmp_path / "one", [_of(ours, "Ann")])
    two = _write(tmp_path / "two", [replace(_of(other, "Ann"), key=other.key[:16] + 16 * "0")])

    assert _term(course, [one]).notices == ()
    (notice,) = _term(course, [one, two]).notices
    assert "today: m01_codes (1)." in notice["en"]


# ---------------------------------------------------------------- files


def _run(marks: Sequence[Path], out: Path, *options: str) -> int:
    return main(["term", *map(str, marks), "--out", str(out), *options])


def _rows(path: Path, delimiter: str = ",") -> list[dict[str, str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file, delimiter=delimiter))


def test_the_spreadsheet_holds_numbers_and_no_formula(marks: list[Path], tmp_path: Path) -> None:
    import openpyxl

    assert _run(marks, tmp_path / "term", "--lang", "fr") == 0
    book = openpyxl.load_workbook(tmp_path / "term" / "gradebook.xlsx")
    sheet = book["Bilan"]
    rows = [*sheet.iter_rows(values_only=True)]

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
    french = _rows(tmp_path / "term" / "gradebook.csv", ";")
    assert (french[0]["élève"], french[0]["total / 100"]) == ("'=1+1", "112,5")
    assert french[2]["rien rendu"] == M01


def test_moodle_and_canvas_take_all_modules_at_once(marks: list[Path], tmp_path: Path) -> None:
    roster = tmp_path / "roster.csv"
    roster.write_text(
        "First name,Last name,Email address\nAnn,Lee,ann@school.test\nNoé,Absent,noe@school.test\n",
        "utf-8",
    )
    assert _run(marks, tmp_path / "term", "--lang", "en", "--roster", str(roster)) == 0
    moodle = {row["Full name"]: row for row in _rows(tmp_path / "term" / "moodle_grades.csv")}
    canvas = _rows(tmp_path / "term" / "canvas_grades.csv")

    assert moodle.keys() == {"Ann Lee", "Noé Absent"}
    # no more is taken
    assert (moodle["Ann Lee"]["Email address"], moodle["Ann Lee"][M02]) == ("ann@school.test", "20")
    assert (moodle["Ann Lee"]["Total"], moodle["Noé Absent"]["Total"]) == ("100", "")
    assert [row["ID"] for row in canvas] == ["", "5"]
    assert canvas[1]["m02_pegs Well placed, misplaced"] == "25"
    assert _run(marks, tmp_path / "term", "--lang", "en") == 0
    assert not (tmp_path / "term" / "moodle_grades.csv").exists()  # nobody whom Moodle would find


def test_the_page_stands_alone_and_names_what_it_knows(marks: list[Path], tmp_path: Path) -> None:
    page = marks[0] / "pages" / "Ann_Lee.m01_codes-nothing.html"
    page.parent.mkdir()
    page.write_text("")
    assert _run([tmp_path / "marks"], tmp_path / "term", "--lang", "en") == 0
    text = (tmp_path / "term" / "term.html").read_text(encoding="utf-8")

    assert "src=" not in text
    assert text.count('role="img"') == 3
    assert "<h1>" in text
    assert "<h1>The term</h1>" in text
    assert _run([tmp_path / "marks"], tmp_path / "term", "--lang", "fr") == 0
    french = (tmp_path / "term" / "term.html").read_text(encoding="utf-8")
    assert "<h1>Le bilan</h1>" in french
    assert "The term" not in french
    assert [text.count(tag) for tag in ("<li", "<td", "<svg")] == [
        french.count(tag) for tag in ("<li", "<td", "<svg")
    ]


def test_what_cannot_be_done(
    marks: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty").mkdir()
    assert _run([tmp_path / "empty"], tmp_path / "term", "--lang", "en") == 2
    assert "there are no results in" in capsys.readouterr().err
    assert _run(marks, marks[0], "--lang", "en") == 2
    assert "give a folder of its own" in capsys.readouterr().err
    # the same one, twice
    assert _run([marks[0], marks[0] / ".." / "one"], tmp_path / "term", "--lang", "en") == 0
    assert folders([marks[0], marks[0] / ".." / "one"]) == [marks[0]]


def test_a_file_that_was_changed_by_hand_is_kept(
    marks: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "term"
    assert _run(marks, out, "--lang", "en") == 0
    assert _run(marks, out, "--lang", "en") == 0
    assert [path.name for path in out.glob("*(*")] == []
    (out / "gradebook.csv").write_text("mine", encoding="utf-8")
    capsys.readouterr()
    assert _run(marks, out, "--lang", "en") == 0

    (kept,) = out.glob("*(*")
    assert kept.read_text(encoding="utf-8") == "mine"
    assert kept.name in capsys.readouterr().err
    assert "Ann Lee" in (out / "gradebook.csv").read_text(encoding="utf-8")


@pytest.mark.slow
def test_several_modules_in_one_run(
    course: Course, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
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
    settings = 'out_of = 20\nbonus = "capped"\nabsent = "zero"\n[module.m02_pegs]\nweight = 3\n'
    (tmp_path / "class.toml").write_text(settings, encoding="utf-8")
    asked = [
        "grade",
        str(folder),
        "--settings",
        str(tmp_path / "class.toml"),
        "--out",
        str(out),
        "--lang",
        "en",
    ]
    assert main(asked) == 0
    assert "All modules together" in capsys.readouterr().out
    (folder / f"{M02}_eve.py").unlink()
    assert main(asked) == 0
    written = (out / "term.html").stat().st_mtime_ns
    assert main(asked) == 0
    # nothing has changed: nothing was read again
    assert (out / "term.html").stat().st_mtime_ns == written
    records = (out / "results.jsonl").read_bytes()
    for language in ("fr", "en"):  # all pages are written again, and nothing is judged again
        assert main([*asked[:-1], language]) == 0
        pages = {out / "term.html", out / "class.html", *(out / "pages").iterdir()}
        for path in pages - {out / "pages" / f"eve.{M02}.html"}:  # of a file that is gone
            assert f'<html lang="{language}">' in path.read_text(encoding="utf-8")
    assert (out / "results.jsonl").read_bytes() == records
    rows = {row["learner"]: row for row in _rows(out / "gradebook.csv")}
    points = {one["submission"]: one["score"] for one in _records(out) if one["module"] == M02}

    assert (rows["ann"]["m02_pegs / 20"], rows["ann"]["total / 20"]) == ("20", "20")
    assert float(rows["bob"]["total / 20"]) == pytest.approx((20 + 3 * points["bob"]) / 4, abs=0.01)
    assert (rows["eve"]["total / 20"], rows["eve"]["nothing handed in"]) == ("5", M02)
    assert _run([out], tmp_path / "term", "--lang", "en") == 0
    assert _rows(tmp_path / "term" / "gradebook.csv") == [*rows.values()]
    page = (tmp_path / "term" / "term.html").read_text(encoding="utf-8")
    assert "class.toml" in page
    assert "../marks/pages/ann.m02_pegs.html" in page
    assert "Not judged by" not in page
    assert main(["forget", "bob", "--out", str(out), "--lang", "en"]) == 0
    assert [
        path.name for path in out.rglob("*") if path.is_file() and b"bob" in path.read_bytes()
    ] == []
    assert not (out / "gradebook.xlsx").exists()


def _records(out: Path) -> list[dict[str, Any]]:
    return [
        json.loads(line)
        for line in (out / "results.jsonl").read_text(encoding="utf-8").splitlines()
    ]


@pytest.mark.browser
@needs_chromium
def test_the_page_is_sorted_narrowed_and_shown_without_names(
    marks: list[Path], tmp_path: Path
) -> None:
    assert _run(marks, tmp_path / "term", "--lang", "en") == 0
    with serve(tmp_path / "term") as address, chromium() as browser:
        page = browser.page
        page.goto(f"{address}/term.html")
        names = page.locator("table.learners tbody tr:visible td:first-child")
        assert names.all_inner_texts() == ["=1+1", "Ann Lee", "Bob Kay", "Élise Petit", "Zoé Roux"]

        page.get_by_role("button", name="total").click()
        assert names.all_inner_texts() == ["Zoé Roux", "Bob Kay", "=1+1", "Ann Lee", "Élise Petit"]

        page.get_by_label("Show only").fill("eli")
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
        assert not any(name in page.evaluate(others) for name in ("Ann", "Élise", "Zoé", "leeann"))
        assert _run(marks, tmp_path / "term", "--lang", "fr") == 0
        page.reload()
        assert page.get_by_role("heading", name="Le bilan").is_visible()
        page.set_viewport_size({"width": 390, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert browser.errors == []
