"""What teachers and other programs receive: spreadsheets, the page of the class, Gradescope."""

import csv
import io
import json
import re
import zipfile
from collections.abc import Callable, Iterable
from dataclasses import replace
from importlib import metadata
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from markupsafe import escape

from autograder.cli import main
from autograder.course.module import Module
from autograder.i18n.display import rank_of
from autograder.i18n.message import Message, _, quoted, written_by_author
from autograder.reports.model import (
    FAILED,
    PASSED,
    CheckReport,
    Diagnosis,
    Mark,
    Report,
    TaskReport,
    Verdict,
)
from autograder.reports.pages import ClassPage, page_of
from autograder.reports.summary import Summary
from autograder.reports.tables import marks
from autograder.tests.browser import chromium, needs_chromium, serve
from autograder.tests.conftest import wrong

pytestmark = pytest.mark.any_python

PEGS = written_by_author({"en": "Pegs", "fr": "Pions"})
NAMES = (
    "Zoé Lé_101_assignsubmission_file_/m02_pegs.py",
    "=HYPERLINK(1)_102_assignsubmission_file_/m02_pegs.py",
)


def _archive(path: Path, files: dict[str, str]) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return path


def _rows(path: Path, delimiter: str = ",") -> list[list[str]]:
    data = path.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf"), "without this mark Excel does not read UTF-8"
    return list(csv.reader(StringIO(data.decode("utf-8-sig"), newline=""), delimiter=delimiter))


@pytest.fixture(scope="module")
def moodle(pegs: Module, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two submissions as Moodle gives them, right and wrong, and one without code, graded in
    French."""
    folder = tmp_path_factory.mktemp("moodle")
    bad = f"{pegs.standalone}\n\n{wrong(pegs, 'occurences__returns_float')}"
    files = {
        NAMES[0]: pegs.standalone,
        NAMES[1]: bad,
        "Ann Lee_103_assignsubmission_file_/m02_pegs.py": "",
    }
    archive = _archive(folder / "moodle.zip", files)
    assert (
        main(
            [
                "grade",
                str(archive),
                "--module",
                pegs.slug,
                "--out",
                str(folder / "out"),
                "--lang",
                "fr",
            ]
        )
        == 0
    )
    return folder / "out"


def test_a_french_spreadsheet(moodle: Path) -> None:
    head, *rows = _rows(moodle / "marks.csv", ";")

    assert head[:4] == ["copie", "module", "note", "barème"]
    assert [row[:3] for row in rows] == [
        ["'=HYPERLINK(1)", "m02_pegs", "24,75"],
        ["Ann Lee", "m02_pegs", ""],
        ["Zoé Lé", "m02_pegs", "25"],
    ]


def test_the_marks_of_each_check(moodle: Path, pegs: Module) -> None:
    head, *rows = _rows(moodle / "checks.csv", ";")

    assert len(rows) == 2 * len(pegs.checks) + 1
    assert [row[0] for row in rows if not row[2]] == ["Ann Lee"]  # who could not be judged, and why
    lost = [row for row in rows if row[4] == "0"]
    assert [row[2:] for row in lost] == [
        [
            "occurences",
            "occurences_gives_an_integer",
            "0",
            "0,25",
            "échouée",
            "occurences__returns_float",
        ]
    ]
    assert len(head) == len(rows[0])


def test_what_moodle_takes_back(moodle: Path) -> None:
    head, *rows = _rows(moodle / "moodle.csv")

    assert head[:3] == ["Identifier", "Full name", "Grade"]
    assert [row[:3] for row in rows] == [
        ["Participant 102", "'=HYPERLINK(1)", "20"],
        ["Participant 103", "Ann Lee", ""],
        ["Participant 101", "Zoé Lé", "20"],
    ]
    comments = {row[0]: row[-1] for row in rows}
    assert "\n" not in comments["Participant 101"]
    assert "4,75 / 5" in comments["Participant 102"].partition("\n")[2]
    assert comments["Participant 103"]
    with zipfile.ZipFile(moodle / "moodle_feedback.zip") as archive:
        assert sorted(archive.namelist())[1:] == [
            "Ann Lee_103_assignsubmission_file_m02_pegs.html",
            "Zoé Lé_101_assignsubmission_file_m02_pegs.html",
        ]
        assert "<html" in archive.read("Zoé Lé_101_assignsubmission_file_m02_pegs.html").decode()
    assert not (moodle / "canvas.csv").exists()


def test_what_canvas_takes_back(reference: str, tmp_path: Path) -> None:
    files = {"doejane_77_1_m02_pegs.py": reference, "leeann_LATE_78_2_m02_pegs.py": reference}
    archive = _archive(tmp_path / "canvas.zip", files)
    assert (
        main(
            [
                "grade",
                str(archive),
                "--module",
                "m02_pegs",
                "--out",
                str(tmp_path / "out"),
                "--lang",
                "en",
            ]
        )
        == 0
    )

    head, points, *rows = _rows(tmp_path / "out" / "canvas.csv")
    assert head == ["Student", "ID", "SIS Login ID", "Section", "m02_pegs Well placed, misplaced"]
    assert points == ["Points Possible", "", "", "", "20"]
    assert rows == [["doejane", "77", "", "", "25"], ["leeann", "78", "", "", "25"]]


def test_the_page_of_the_class(moodle: Path) -> None:
    page = (moodle / "class.html").read_text(encoding="utf-8")

    assert "<svg" in page
    assert '<html lang="fr">' in page
    assert "Le résultat est un nombre à virgule (<code>float</code>)." in page
    assert "The result is a float." not in page
    assert "__" not in page.split("<main>")[1].split("<script>")[0].replace("page_name", ""), (
        "names of files are no words"
    )
    assert "Les erreurs" not in page.split("<body>")[0]
    assert "http" not in page.replace("http-equiv", "")
    for place in (moodle / "pages").iterdir():
        assert f'href="pages/{place.name}"' in page
    waiting, mistakes, right, marks, everybody, single, failed, unfailed = map(
        page.index,
        (
            *(">Ce qui n’a pas pu", ">Erreurs connues, faites par deux", ">Réponses justes"),
            *(">Notes<", ">Chaque copie", ">Erreurs connues d’un seul", ">Tests que quelqu’un"),
            ">Tests que personne",
        ),
    )
    assert waiting < page.index("Ann Lee") < mistakes < right < marks < everybody
    assert everybody < page.index("Zoé Lé") < single < failed
    assert failed < page.index("Le résultat doit être un nombre entier") < unfailed


def test_the_page_of_the_class_begins_with_what_a_teacher_needs(pegs: Module) -> None:
    """Mistakes of two or more, those of the bonus last, with their function; who was late."""

    def task(name: str, mistakes: str, bonus: bool = False) -> TaskReport:
        checks = [
            CheckReport(
                f"{name}_{mistake}",
                1.0,
                Message(),
                Verdict(FAILED, call=f"{name}({mistake})"),
                Diagnosis(f"{name}__{mistake}", quoted(f"See {mistake}")),
            )
            for mistake in mistakes
        ]
        checks.append(CheckReport(f"{name}_all", 1.0, Message(), Verdict(PASSED)))
        return TaskReport(name, bonus, tuple(checks))

    page = ClassPage("en", {pegs.slug: PEGS}, {}, name="Group <B>", date="2026-03-15")
    for name, first, extra in (("ann", "", "x"), ("bo", "ab", "x"), ("cy", "b", "x")):
        report = Report(
            name, pegs.slug, "full", 2.0, (task("first", first), task("extra", extra, bonus=True))
        )
        if name == "cy":
            late = quoted("Too late")
            report = replace(report, given=Mark(1, changed="seen"), delivery=late, is_late=True)
        page.add(report)
    text = page.content().decode()

    assert "<h1>Group &lt;B&gt;</h1>" in text
    assert "Graded on 2026-03-15" in text
    above, rest = text.split("<h3>Each submission</h3>")
    assert re.findall(r"(\d) × <code>(\w+)</code>", above) == [("2", "first"), ("3", "extra")]
    assert "To show: <code>first(b)</code>" in above
    assert ["1 of 3" in above, "0 of 3" in above] == [True, True], "right answers"
    (row,) = [one for one in rest.split("<tr>") if ">cy</a>" in one and "flags" in one]
    assert '<span title="Too late">late</span>' in row
    assert "changed by the teacher" in row
    assert rest.count('title="Too late"') == 1
    assert "See a" in rest
    assert "See a" not in above


def _skeleton(page: str) -> list[str]:
    """The elements of a page, without what is said in them: what is `code` differs by language."""
    tags: list[str] = re.findall(r"</?[a-z][^>]*>", page)
    without_words = (re.sub(r' (lang|title|aria-label)="[^"]*"', "", tag) for tag in tags)
    return [tag for tag in without_words if tag not in ("<code>", "</code>")]


def _class_page(report: Report, path: Path, language: str) -> str:
    page = ClassPage(language, {report.module: PEGS}, {})
    page.add(report)
    path.write_bytes(page.content())
    return path.read_text(encoding="utf-8")


def test_pages_of_one_record_differ_by_their_language_alone(
    judged: Callable[[str], Report], pegs: Module, reference: str, tmp_path: Path
) -> None:
    report = judged(reference + wrong(pegs, "occurences__returns_float"))
    title = PEGS
    for english, french in (
        [page_of(report, title, language) for language in ("en", "fr")],
        [_class_page(report, tmp_path / "class.html", language) for language in ("en", "fr")],
    ):
        assert _skeleton(english) == _skeleton(french)
        assert ("Pions" in english, "Pegs" in french) == (False, False)
        assert ("19.75" in english, "19,75" in english) == (True, False)
        assert "19,75" in french
        assert english.count(" lang=") == french.count(" lang=") == 1


def test_pages_name_the_version_that_judged(
    judged: Callable[[str], Report], reference: str, tmp_path: Path
) -> None:
    """That of the record, which may be an earlier one than the program that writes the page."""
    now = judged(reference)
    earlier = replace(now, submission="ann", version="0.0.9", key="a" * 16 + "c0ffee0" * 3)
    kept = Report.from_record(earlier.record)
    assert kept.judge == earlier.judge
    assert now.version == metadata.version("mastermind-workbook")

    assert "version 0.0.9 of the workbook, checks c0ffee0c" in page_of(kept, PEGS, "en")
    assert f"checks {now.key[16:24]}" in page_of(now, PEGS, "en")
    page = ClassPage("en", {now.module: PEGS}, {})
    for report in (now, replace(now, submission="ben"), kept):
        page.add(report)
    shown = page.content().decode()
    assert f"version {now.version} of the workbook, checks {now.key[16:24]} (2)," in shown
    assert "version 0.0.9 of the workbook, checks c0ffee0c (1)" in shown
    assert "Checked with" not in page_of(replace(now, version=""), PEGS, "en"), "older records"


def test_a_sentence_without_the_language_of_the_page_is_marked(
    judged: Callable[[str], Report], reference: str
) -> None:
    report, german = judged(reference), written_by_author({"de": "Farben & Stifte"})

    assert '<h1><span lang="en">Pegs</span></h1>' in page_of(
        report, written_by_author({"en": "Pegs"}), "fr"
    )
    page = page_of(report, german, "fr")
    assert '<h1><span lang="de">Farben &amp; Stifte</span></h1>' in page
    assert "Farben &amp; Stifte</title>" in page
    shown = [german.language_shown("de"), _("passed").language_shown("de")]
    assert [*shown, _("").language_shown("en"), Message("").language_shown("fr")] == [
        *("de", "en", "en", "fr")
    ]


def test_a_sentence_that_was_reworded_since_is_marked_on_a_french_page(
    judged: Callable[[str], Report], reference: str
) -> None:
    record = judged(reference.replace("def mal_places(", "def mal_place(")).record
    earlier = record.replace(b"There is no function named", b"There never was any function named")
    assert earlier != record
    english, french = (
        page_of(Report.from_record(earlier), _("Pegs"), language) for language in ("en", "fr")
    )

    assert '<span lang="en">There never was any function named <code>mal_places</code>' in french
    assert "never was any" in english
    assert "<span lang=" not in english
    old, new = Message("Reworded since."), _("passed")
    assert (old + new).pieces("fr") == [("en", "Reworded since."), ("fr", " "), ("fr", "réussie")]


def test_names_are_in_the_order_in_which_people_look_for_them() -> None:
    names = [
        "Zoë 1",
        "group 10 b",
        "Emma",
        "Group 10",
        "zoe",
        "Éric",
        "group 2",
        "élise",
        "2 b",
        "Ann",
    ]

    assert sorted(names, key=rank_of) == [
        *(
            "2 b",
            "Ann",
            "élise",
            "Emma",
            "Éric",
            "group 2",
            "Group 10",
            "group 10 b",
            "zoe",
            "Zoë 1",
        )
    ]


def test_the_figures_of_a_class(
    judged: Callable[[str], Report], pegs: Module, reference: str
) -> None:
    reports = [judged(reference), judged(reference + wrong(pegs, "mal_places__double_count_in"))]
    summary = Summary()
    for report in reports:
        summary.add(report)

    assert summary.marks == [20.0, 16.0]
    assert summary.mean == summary.median == 18.0
    assert summary.histogram == [0, 0, 0, 0, 0, 0, 0, 1, 0, 1]
    (mistake,) = summary.frequent_mistakes or summary.single_mistakes
    assert (mistake.name, mistake.learners) == ("mal_places__double_count_in", ["somebody"])
    assert mistake.call == "mal_places([1, 1, 1, 2], [1, 1, 1, 1])"
    assert [check.broken for check in summary.in_trouble] == [1]
    assert len(summary.failed_by_nobody) == len(pegs.checks) - 1
    assert {check.kept + check.broken + check.unreached for check in summary.checks.values()} == {2}


@pytest.mark.parametrize(
    ("mark", "bar"), [(0.0, 0), (1.0, 0), (2.0, 0), (2.5, 1), (19.9, 9), (20.0, 9)]
)
def test_each_mark_has_its_bar(mark: float, bar: int) -> None:
    check = CheckReport("all", mark, Message(), Verdict(PASSED))
    summary = Summary()
    summary.add(Report("ann", "m", "full", 20.0, (TaskReport("f", False, (check,)),)))

    assert summary.histogram[bar] == 1


# ---------------------------------------------------------------- one learner


def _repository(folder: Path, source: str) -> Path:
    (folder / "src").mkdir(parents=True)
    (folder / "src" / "answer.py").write_text(source, encoding="utf-8")
    (folder / "other.py").write_text("x = 1\n", encoding="utf-8")
    return folder


@pytest.mark.slow
def test_a_repository_is_one_submission(reference: str, pegs: Module, tmp_path: Path) -> None:
    good = _repository(tmp_path / "good", reference)
    bad = _repository(tmp_path / "bad", reference + wrong(pegs, "occurences__returns_float"))
    for folder, code in ((good, 0), (bad, 1)):
        command = [
            "grade",
            str(folder),
            "--single",
            "--module",
            pegs.slug,
            "--out",
            str(tmp_path / f"{folder.name}-marks"),
        ]
        assert main(command) == code
        lines = (
            (tmp_path / f"{folder.name}-marks" / "results.jsonl")
            .read_text(encoding="utf-8")
            .splitlines()
        )
        assert [json.loads(line)["submission"] for line in lines] == [folder.name]


def test_gradescope(reference: str, pegs: Module, tmp_path: Path) -> None:
    folder = _repository(
        tmp_path / "submission", reference + wrong(pegs, "occurences__returns_float")
    )
    out = tmp_path / "marks"
    command = ["grade", str(folder), "--single", "--out", str(out), "--lang", "en"]

    assert main([*command, "--module", pegs.slug]) == 1, "something is wrong"
    assert "Grade :=>>20" in (out / "vpl.txt").read_text(encoding="utf-8")
    results = json.loads((out / "gradescope.json").read_text(encoding="utf-8"))
    assert results["score"] == 24.75
    assert [(test["name"], test["score"], test["max_score"]) for test in results["tests"]] == [
        ("occurences", 4.75, 5.0),
        ("bien_places", 5.0, 5.0),
        ("mal_places", 10.0, 10.0),
        ("mal_places_general", 5.0, 0.0),
    ]
    assert "whole number" in results["tests"][0]["output"]


def test_the_workbook_beside_an_answer_is_not_judged(
    reference: str, pegs: Module, tmp_path: Path
) -> None:
    folder = tmp_path / "repository"
    (folder / "workbook" / "autograder" / "checks").mkdir(parents=True)
    (folder / "workbook" / "solutions").mkdir()
    (folder / "answer.py").write_text("def occurences(l, n):\n    return 0\n", encoding="utf-8")
    (folder / "workbook" / "solutions" / "m02_pegs.py").write_text(reference, encoding="utf-8")

    assert (
        main(
            [
                "grade",
                str(folder),
                "--single",
                "--module",
                pegs.slug,
                "--out",
                str(tmp_path / "marks"),
            ]
        )
        == 1
    )
    assert json.loads((tmp_path / "marks" / "results.jsonl").read_text())["file"] == "answer.py"


@pytest.mark.slow
def test_results_in_a_learner_s_folder_are_not_believed(
    reference: str, pegs: Module, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = _repository(tmp_path / "good", reference)

    assert (
        main(["grade", str(folder), "--single", "--out", str(folder / "marks"), "--lang", "en"])
        == 2
    )
    assert "lies in one learner's" in capsys.readouterr().err
    command = [
        "grade",
        str(folder),
        "--single",
        "--module",
        pegs.slug,
        "--out",
        str(tmp_path / "marks"),
    ]
    assert main(command) == 0
    path = tmp_path / "marks" / "results.jsonl"
    path.write_text(
        path.read_text(encoding="utf-8").replace('"score": 5.0', '"score": 4.0'), encoding="utf-8"
    )
    assert main(command) == 0, "a run for one learner judges anew"


def test_a_learner_s_page_shows_their_function_and_sums_that_add_up(
    judged: Callable[[str], Report], pegs: Module, reference: str
) -> None:
    strange = "# \u202e</pre><script>alert(1)</script> \u2066\x1b\n\tlong = '" + "x" * 300 + "'\n"
    strange += "".join(f"    n = {rank}\n" for rank in range(60)) + "    return len(l)\n"
    both = (
        reference.replace("def occurences", "def ocurences_")
        + f"\nx = '\0'\n{wrong(pegs, 'mal_places__double_count_in')}"
    )
    for source in (
        reference + wrong(pegs, "mal_places__double_count_in"),
        reference + f"\n\ndef occurences(l, n):  {strange}",
        both,
        "def occurences(l, n):\n    return l[n]\n",
    ):
        report = Report.from_record(judged(source).record)
        page = page_of(report, written_by_author({"en": "Pegs", "fr": "Pions"}), "en")

        assert report.mark is not None
        assert report.mark + report.lost + report.not_reached == report.points
        assert all(
            task.score + task.lost + task.not_reached == task.points for task in report.tasks
        )
        shown = [task.shown.numbered for task in report.tasks if task.shown]
        assert [task.name for task in report.tasks if task.shown] == [
            task.name for task in report.tasks if task.broken
        ]
        assert all(
            len(lines) <= 40 and max(len(text) for _unused, text in lines) <= 100 for lines in shown
        )
        for lines in shown:
            for number, text in lines:
                assert (
                    text in ("…", source.split("\n")[number - 1])
                    or "\\u202e" in text
                    or text.endswith("…")
                )
                assert f'<code data-line="{number}">{escape(text)}\n' in page
        assert "<script" not in page
        assert not re.search("[\0\x1b\u202e\u2066]", page)
        assert "somebody.py" in page


def test_what_mistakes_are_called_is_text(
    judged: Callable[[str], Report], reference: str, tmp_path: Path
) -> None:
    report = judged(reference + "\n\ndef occurences(l, n):\n    return 1.0 * l.count(n)\n")
    ((name, _unused),) = report.mistakes.items()
    titles, mistakes = (
        {"m02_pegs": PEGS},
        {name: written_by_author({"en": "<b>No", "fr": "<i>Non"})},
    )
    page = ClassPage("fr", titles, mistakes)
    page.add(replace(report, submission="<u>Zoé"))
    (tmp_path / "class.html").write_bytes(page.content())
    text = (tmp_path / "class.html").read_text(encoding="utf-8")

    assert "&lt;b&gt;No" not in text
    assert "&lt;i&gt;Non" in text
    assert "&lt;u&gt;Zoé</a>" in text
    assert not re.search("<[bui]>(No|Zo)", text)


def test_a_report_is_read_back_as_it_was(
    judged: Callable[[str], Report], pegs: Module, reference: str
) -> None:
    wrongs = [
        wrong(pegs, name) for name in ("mal_places__double_count_in", "occurences__returns_float")
    ]
    for source in (
        reference,
        *(reference + other for other in wrongs),
        "def occurences(l, n): while",
    ):
        report = judged(source)
        line = json.loads(json.dumps(report.to_json()))
        again = Report.from_json(line)

        assert again.to_json() == line
        assert (again.mark, again.bonus, again.mistakes) == (
            report.mark,
            report.bonus,
            report.mistakes,
        )
        assert again.all_but_the_bonus is report.all_but_the_bonus is (source == reference)


@pytest.mark.slow
def test_a_record_of_another_form_is_no_record(
    reference: str, pegs: Module, tmp_path: Path
) -> None:
    folder = _repository(tmp_path / "good", reference)
    command = [
        "grade",
        str(folder),
        "--single",
        "--module",
        pegs.slug,
        "--out",
        str(tmp_path / "marks"),
    ]
    assert main(command) == 0
    path = tmp_path / "marks" / "results.jsonl"
    record = json.loads(path.read_text(encoding="utf-8"))
    strange: list[dict[str, Any]] = [
        {"tasks": [{"name": "a", "checks": []}]},
        {"points": "x"},
        {"seconds": None},
    ]
    strange += [
        {"score": 1.0},
        {"problem": "No."},
        {"tasks": [{**record["tasks"][0], "bonus": 1}]},
        {"schema": 1},
        {"notes": "No."},
        {"notes": [{"en": "{a}", "values": {"b": 1}}]},
    ]
    with path.open("a", encoding="utf-8") as file:
        for rank, change in enumerate(strange):
            file.write(json.dumps({**record, "submission": f"strange {rank}", **change}) + "\n")

    assert main(command) == 0
    assert "strange" not in (tmp_path / "marks" / "marks.csv").read_text(encoding="utf-8")


WORKSHEETS = {
    "en": (
        "Identifier,Full name,Grade,Maximum Grade,Feedback comments\r\n"
        'Participant 101,"Lé, Zoé",,20.00,\r\nParticipant 999,Absent,,20.00,\r\n'
    ),
    "fr": (
        "Identifiant;Nom complet;Note;Note maximale;Feedback par commentaires\r\n"
        "Participant 101;Lé, Zoé;;20,00;\r\nParticipant 999;Absent;;20,00;\r\n"
    ),
}


@pytest.mark.parametrize("language", WORKSHEETS)
def test_moodle_s_worksheet_is_filled_in(
    reference: str, pegs: Module, tmp_path: Path, language: str
) -> None:
    archive = _archive(tmp_path / "moodle.zip", {NAMES[0]: reference + "\nx = 1 / 0\n"})
    (tmp_path / "sheet.csv").write_text(WORKSHEETS[language], encoding="utf-8-sig")
    command = [
        "grade",
        str(archive),
        "--module",
        pegs.slug,
        "--out",
        str(tmp_path / "out"),
        "--lang",
        language,
    ]

    assert main([*command, "--worksheet", str(tmp_path / "sheet.csv")]) == 0
    text = (tmp_path / "out" / "moodle.csv").read_text(encoding="utf-8")
    head, first, second = csv.reader(text.splitlines(), delimiter=";" if language == "fr" else ",")
    assert ",".join(head) == WORKSHEETS[language].splitlines()[0].replace(";", ",")
    assert first[:3] == [
        "Participant 101",
        "Lé, Zoé",
        "20",
    ], "Moodle leaves out a grade above the maximum"
    assert "20 / 20" in first[4]
    assert second[2] == ""


@pytest.mark.slow
def test_another_file_is_no_worksheet(
    reference: str, pegs: Module, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    archive = _archive(tmp_path / "moodle.zip", {NAMES[0]: reference})
    (tmp_path / "sheet.csv").write_text("a,b\n1,2\n")
    (tmp_path / "endless.csv").write_text("Identifier,Grade\n" + 200_000 * "a")
    (tmp_path / "open.csv").write_text('Identifier,Grade\n"Participant 101,\n')
    command = [
        "grade",
        str(archive),
        "--module",
        pegs.slug,
        "--out",
        str(tmp_path / "out"),
        "--lang",
        "en",
    ]
    for name in ("sheet.csv", "nowhere.csv", "endless.csv", "open.csv"):
        assert main([*command, "--worksheet", str(tmp_path / name)]) == 2
        assert f"{name} cannot be read as a grading worksheet" in capsys.readouterr().err


def _write_marks(reports: Iterable[Report], path: Path, language: str) -> None:
    table = marks([], language)
    for report in reports:
        table.add(report)
    path.write_bytes(table.content() or b"")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_cell_is_a_formula_in_any_country(language: str, tmp_path: Path) -> None:
    """The same file, read by spreadsheets that separate cells by a comma, a semicolon or a tab."""
    signs = [*"=+-@", *"＝＋－＠", "\u3000=", ' "=', "  +"]
    names = [
        f"{start}{sign}1+1"
        for sign in signs
        for start in ("", "a,", "a;", "a\t", 'a;"', "a, ", "a\n", "a\r\n")
    ]
    report = Report("", "m02_pegs", "full", 20.0)
    path = tmp_path / "marks.csv"
    _write_marks((replace(report, submission=name) for name in names), path, language)
    text = path.read_bytes().decode("utf-8-sig")

    for delimiter in ",;\t":
        cells = [cell for row in csv.reader(io.StringIO(text), delimiter=delimiter) for cell in row]
        assert not [cell for cell in cells if re.match(r'[\s"]*[=+\-@＝＋－＠]', cell)]
    kept = [
        row[0]
        for row in csv.reader(
            io.StringIO(text, newline=""), delimiter=";" if language == "fr" else ","
        )
    ][1:]
    assert [name.replace("'", "") for name in kept] == names


def test_what_is_no_formula_stays_as_it_is(tmp_path: Path) -> None:
    names = ["a, b; c", "mal_places([1, -1]) ; fin", "x = 1", "a-b@c", "l'été", " a", "1;2"]
    report = Report("", "m02_pegs", "full", 20.0)
    _write_marks((replace(report, submission=name) for name in names), tmp_path / "marks.csv", "en")

    assert [row[0] for row in _rows(tmp_path / "marks.csv")][1:] == names


@pytest.mark.browser
@needs_chromium
def test_the_page_of_the_class_is_sorted_narrowed_and_shown_without_names(
    reference: str, pegs: Module, tmp_path: Path
) -> None:
    files = {"ann.py": "x = 1\n", "élise.py": reference, "bob.py": pegs.standalone}
    archive = _archive(tmp_path / "class.zip", files)
    assert (
        main(
            [
                "grade",
                str(archive),
                "--module",
                pegs.slug,
                "--out",
                str(tmp_path / "out"),
                "--lang",
                "en",
            ]
        )
        == 0
    )
    with serve(tmp_path / "out") as address, chromium() as browser:
        page = browser.page
        page.goto(f"{address}/class.html")
        names = page.locator("table.learners tbody tr:visible td:first-child")
        assert names.all_inner_texts() == ["ann", "bob", "élise"]

        page.get_by_role("button", name="score").click()
        page.get_by_role("button", name="score").click()
        assert names.all_inner_texts() == ["bob", "élise", "ann"]

        page.get_by_label("Show only").fill("Éli")
        assert names.all_inner_texts() == ["élise"]

        page.get_by_role("button", name="Hide the names").click()
        assert "blur" in str(
            page.eval_on_selector("a.name", "link => getComputedStyle(link).filter")
        )
    assert browser.errors == []
