"""The settings of a class, marks that a teacher changes, and what becomes of both in tables and
pages."""

import csv
import os
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

import openpyxl
import pytest

from autograder.cli import main
from autograder.course.module import Course, Module
from autograder.grading.forgetting import forget
from autograder.grading.graded import Graded
from autograder.grading.records import Records
from autograder.grading.run import grade
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, written_by_author
from autograder.i18n.typography import as_typed
from autograder.intake import find
from autograder.intake.roster import People, Person
from autograder.marking.beside import Beside
from autograder.marking.comments import read_comments
from autograder.marking.described import learners_described
from autograder.marking.groups import groups_of, shared
from autograder.marking.lateness import Due
from autograder.marking.overrides import Override, read_overrides
from autograder.marking.reading import read_settings
from autograder.marking.received import moment, of_entries, of_nbgrader, of_worksheet
from autograder.marking.settings import OfModule, Settings
from autograder.marking.template import template
from autograder.reports.model import (
    FAILED,
    KEY_OF_FILE,
    PASSED,
    CheckReport,
    Received,
    Report,
    TaskReport,
    Verdict,
)
from autograder.reports.pages import page_of

pytestmark = pytest.mark.any_python

SLUG = "m02_pegs"


def _task(name: str, *checks: float, bonus: bool = False) -> TaskReport:
    """A task with a check for each figure: passed when it is positive."""
    found = [
        CheckReport(
            f"{name}_{rank}", abs(points), Message(), Verdict(PASSED if points > 0 else FAILED)
        )
        for rank, points in enumerate(checks)
    ]
    return TaskReport(name, bonus, tuple(found))


# 16 of 25 points, and 3 of a bonus of 5
ANN = Report(
    "ann",
    SLUG,
    "full",
    25.0,
    (_task("one", 6, -4), _task("two", 10, -5), _task("more", 3, -2, bonus=True)),
)


def test_without_settings_nothing_is_another() -> None:
    assert Settings().applied(ANN) is ANN
    assert Settings(language="fr", modules={SLUG: OfModule(weight=3)}).applied(ANN) is ANN
    assert not Settings().makes_marks


@pytest.mark.parametrize(
    ("bonus", "value", "beside", "score"),
    [
        ("", 12.8, 2.4, 15.2),
        ("apart", 12.8, 2.4, 12.8),
        ("added", 15.2, 0, 15.2),
        ("capped", 15.2, 0, 15.2),
    ],
)
def test_a_scale_and_a_bonus(bonus: str, value: float, beside: float, score: float) -> None:
    given = Settings(out_of=20, bonus=bonus).applied(ANN)

    assert (given.mark, given.bonus, given.score) == pytest.approx((value, beside, score))
    assert given.points == 20
    assert given.record == ANN.record, "what was found stays what it was"
    assert given.given
    assert given.given.steps[-1][
        "fr"
    ] == f"{'19' if bonus in ('added', 'capped') else '16'} / 25 → " + (
        "15,2 / 20" if bonus in ("added", "capped") else "12,8 / 20"
    )


def test_a_bonus_is_capped_at_the_maximum() -> None:
    best = replace(
        ANN, tasks=(_task("one", 10), _task("two", 14, -1), _task("more", 5, bonus=True))
    )

    assert [Settings(bonus=one).applied(best).score for one in ("apart", "added", "capped")] == [
        24,
        29,
        25,
    ]


@pytest.mark.parametrize(("how", "mark"), [("nearest", 13), ("up", 13), ("down", 12.5)])
def test_marks_are_rounded(how: str, mark: float) -> None:
    assert Settings(out_of=20, step=0.5, rounding=how, bonus="apart").applied(ANN).score == mark


@pytest.mark.parametrize(
    ("of", "score", "points"),
    [
        (OfModule(tasks=("two",)), 10, 15),
        (OfModule(points={"one_1": 0}), 19, 21),  # 6 + 10, and the bonus of 3
        (OfModule(points={"one": 20}), 25, 35),  # 12 + 10 + 3
        (OfModule(points={"one": 20, "one_0": 5}), 18, 35),  # 5 + 10 + 3: the other check has 15
        (OfModule(points={"more": 0, "two": 0}), 6, 10),
    ],
)
def test_points_that_are_set(of: OfModule, score: float, points: float) -> None:
    given = Settings(modules={SLUG: of}).applied(ANN)

    assert (given.score, given.points) == (score, points)


_DUE = datetime(2026, 3, 14, 18).astimezone()


@pytest.mark.parametrize(
    ("hours", "lost"),
    [(-1, 0), (0, 0), (1, 0), (1.1, 10), (23, 10), (25, 20), (24 * 30, 50), (None, 10)],
)
def test_what_lateness_costs(hours: float | None, lost: float) -> None:
    due = Due(_DUE, grace=timedelta(hours=1), per_day=10, floor=50)
    at = None if hours is None else _DUE + timedelta(hours=hours)
    settings = Settings(
        out_of=20,
        bonus="apart",
        modules={SLUG: OfModule(due=due)},
        received={ANN.place: Received(at, "Canvas")},
    )

    given = settings.applied(ANN)
    assert given.score == pytest.approx(12.8 * (1 - lost / 100))
    assert given.given
    assert any("late" in step["en"] for step in given.given.steps) is bool(lost)


@pytest.mark.parametrize(
    ("hours", "words", "is_late"),
    [
        (-1, "Handed in 2026-03-14 17:00 (Moodle), in time; due 2026-03-14 18:00.", False),
        (0.5, "18:30 (Moodle), 0 h 30 min late, which costs nothing; due", False),
        (23.25, "2026-03-15 17:15 (Moodle), 23 h 15 min late; due", True),
        (51, "2026-03-16 21:00 (Moodle), 2 d 3 h late; due", True),
        (None, "Handed in late, as Moodle says; due 2026-03-14 18:00.", True),
    ],
)
def test_the_page_says_when_and_how_late(hours: float | None, words: str, is_late: bool) -> None:
    due = Due(_DUE, grace=timedelta(hours=1), per_day=10)
    at = None if hours is None else _DUE + timedelta(hours=hours)
    report = replace(ANN, received=Received(at, "Moodle"))

    given = Settings(modules={SLUG: OfModule(due=due)}).applied(report)
    assert given.is_late is is_late
    page = page_of(given, written_by_author({"en": "Pegs"}), "en", attempts=3)
    assert words in page
    assert "Attempt 3; the last one counts." in page
    assert ("days late: −" in page or "day late: −" in page or "as one day: −" in page) is is_late
    assert "Handed in" not in page_of(ANN, written_by_author({"en": "Pegs"}), "en")


def test_more_time_for_one_person(course: Course, tmp_path: Path) -> None:
    path = tmp_path / "class.toml"
    path.write_text(
        "[late]\npercent_per_day = 10\n"
        '[extensions]\n"Léa Martin" = 2026-03-16\n"Léo" = 2026-03-16\n'
        "[module.m01_codes]\ndue = 2026-03-20\n[module.m02_pegs]\ndue = 2026-03-14\n"
        'extensions = {"Ben Roy" = 2026-03-17}\n',
        encoding="utf-8",
    )
    beside, names = Beside(tmp_path, path), People(["Léa Martin", "Ben Roy", "Cy Lee"], {})

    settings, told = beside.about_learners(beside.read(course), course, [SLUG], names)
    (stranger,) = told
    assert f"{path}, extensions: no learner is called “Léo”" in stranger["en"]
    at = Received(datetime(2026, 3, 16, 12).astimezone(), "Moodle")
    days = {
        (name, slug): due.days(at)
        for name in names.names
        for slug in ("m01_codes", SLUG)
        if (due := settings.due((name, slug)))
    }
    assert {name: days[name, SLUG] for name in names.names} == {
        "Léa Martin": 0,
        "Ben Roy": 0,
        "Cy Lee": 2,
    }
    assert settings.due(("Léa Martin", "m01_codes")) == settings.of("m01_codes").due
    without = replace(settings, modules={SLUG: replace(settings.of(SLUG), extensions={})})
    changed = [
        name
        for name in names.names
        if settings.reasons((name, SLUG), at) != without.reasons((name, SLUG), at)
    ]
    assert changed == ["Léa Martin", "Ben Roy"], "nobody else's mark is made anew"
    assert [one["en"] for one in learners_described(settings)][-1] == (
        "m02_pegs: Ben Roy has time until 2026-03-17 23:59."
    )


def test_attempts_are_files_that_differ(tmp_path: Path) -> None:
    """The same file, a new date and a file taken away are no attempts; an earlier file again is."""

    def report(key: str, **changed: Any) -> Report:
        return replace(ANN, key=key * KEY_OF_FILE + "of the judge", **changed)

    records, place = Records(tmp_path), ANN.place
    records.add(report("a", absent=True))
    assert records.attempts(place) == 0
    for key, count in (("a", 1), ("a", 1), ("b", 2), ("a", 3)):
        records.add(report(key))
        records.add(report(key, received=Received(_DUE, "Moodle")))
        records.add(report(key, withdrawn=True))
        assert records.attempts(place) == count
    records.close()
    records = Records(tmp_path)
    assert records.attempts(place) == 3
    records.close()


def _changed(*overrides: Override, report: Report = ANN, **settings: object) -> Report:
    return replace(Settings(**settings), overrides={report.place: overrides}).applied(report)  # type: ignore[arg-type]


def test_marks_that_the_teacher_changes() -> None:
    given = _changed(Override("", 14, "seen again"), out_of=20, step=1, bonus="apart")
    assert (given.score, given.points) == (14, 20)
    assert given.given
    assert [step["en"] for step in given.given.steps] == [
        "16 / 25 → 12.8 / 20",
        "rounded: 13",
        "changed by the teacher to 14: seen again",
    ]
    by_task = _changed(Override("two", 15, "right"), Override("one", 7, "–"))
    assert [task.score for task in by_task.tasks] == [7, 15, 3]
    assert by_task.score == 25
    broken = replace(ANN, tasks=(), problem=written_by_author({"en": "no", "fr": "non"}))
    assert _changed(Override("", 8, "paper"), report=broken, out_of=20).score == 8
    assert _changed(Override("one", 8, "paper"), report=broken).score == 8


# ---------------------------------------------------------------- the files


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("out_off = 20", "no key is called “out_off”; did you mean out_of?"),
        ("out_of = 0", "out_of: a number above 0"),
        ("step = true", "step: a number above 0"),
        ('bonus = "x"', '"apart", "added", "capped"'),
        ('modules = ["m2_pegs"]', "did you mean m02_pegs?"),
        ("[module.m02_pegs]\ntasks = ['occurence']", "did you mean occurences?"),
        ("[module.m02_pegs.points]\nmal_place = 1", "did you mean mal_places"),
        (
            "[module.m02_pegs.points]\noccurences = 1\noccurences_gives_an_integer = 4",
            "do not go together",
        ),
        ("[module.m02_pegs]\ndue = '2026'", "module.m02_pegs.due: a date without quotes"),
        (
            "[late]\npercent_per_day = 200\n[module.m02_pegs]\ndue = 2026-01-01",
            "a number from 0 to 100",
        ),
        ("[extensions]\nann = 2026-01-01", "extensions: there is no date that could be extended"),
        ("[module.m02_pegs.extensions]\nann = 2026-01-01", "m02_pegs.extensions: there is no"),
        (
            "[extensions]\nann = 'May'\n[module.m02_pegs]\ndue = 2026-01-01",
            "extensions.ann: a date without quotes",
        ),
        ("module = 3", "a table [module] was expected"),
        ("[groups]\na = ['x']\nb = ['x']", "x is in this group and in a"),
        ("out_of = ", "is not written as TOML is"),
    ],
)
def test_what_is_wrong_with_settings_is_said(
    course: Course, tmp_path: Path, text: str, words: str
) -> None:
    path = tmp_path / "class.toml"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(InputError) as caught:
        read_settings(path, course)
    assert words in str(caught.value)
    assert str(path) in str(caught.value)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_written_to_fill_in(course: Course, tmp_path: Path, language: str) -> None:
    path = tmp_path / "class.toml"
    text = template(list(course.modules.values())[:3], language)
    path.write_text(text, encoding="utf-8")
    assert not read_settings(path, course).makes_marks, "nothing is set yet"

    lines = [
        line[1:] if line.startswith("#") and not line.startswith("# ") else line
        for line in text.split("\n")
    ]
    path.write_text("\n".join(lines), encoding="utf-8")
    settings = read_settings(path, course)
    assert (settings.out_of, settings.step, settings.bonus, settings.language) == (
        20,
        0.5,
        "capped",
        language,
    )
    assert settings.of(SLUG).worth == 20
    assert settings.of(SLUG).due == Due(_DUE, timedelta(hours=1), 10, 50)


_TASKS = {SLUG: ["occurences", "mal_places"]}


@pytest.mark.parametrize(
    "text",
    [
        "who,module,task,mark,reason\nLee Ann,m02_pegs,occurences,1.5,ok\n",
        "qui;module;tâche;note;motif\nann LEE;;occurences;1,5;ok\n",
        '\ufeffwho,task,mark,reason\n\nAnn Lee,occurences,"1,5",ok\n',
    ],
)
def test_changed_marks_of_any_spreadsheet(tmp_path: Path, text: str) -> None:
    path = tmp_path / "overrides.csv"
    path.write_text(text, encoding="utf-8")
    found, told = read_overrides(path, _TASKS, SLUG, People(["Ann Lee"], {}))
    assert found == {("Ann Lee", SLUG): (Override("occurences", 1.5, "ok"),)}
    assert not told


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("who,reason\nann,x\n", "no column mark"),
        (
            "who,module,mark\nann,m02_peg,3\n",
            "line 2: no module is called “m02_peg”; did you mean m02_pegs?",
        ),
        ("who,module,task,mark\nann,m02_pegs,occurence,3\n", "did you mean occurences?"),
        ("who,module,mark\nann,m02_pegs,good\n", "line 2: “good” is no mark"),
        (
            "who,module,mark\nann,m02_pegs,+1\n",
            "line 2: “+1” would be added to another mark; write the mark itself",
        ),
        ("who,module,mark\nann,m02_pegs,'-0.5\n", "line 2: “-0.5” would be added"),
        ("who,module,mark\nann,m02_pegs,14,5\n", "more cells than columns"),
        ("who,mark\nann,3\n", "the module is missing"),
        (
            "who,module,mark\nann,m02_pegs,3\nann,m02_pegs,4\n",
            "line 3: the same mark is given in line 2",
        ),
        (
            'who,module,mark,reason\nann,m02_pegs,3,"late\nben,m02_pegs,4,ok\n',
            "line 2: a quotation mark is never",
        ),
        (
            '# a "note\n\nwho,module,mark\nann,m02_pegs,3\nben,"m02"_pegs,4\n',
            "line 5: a quotation mark",
        ),
        (
            'who,module,mark,reason\nann,m02_pegs,3,"late,\nbut good"\nben,m02_pegs,no,\n',
            "line 4: “no” is no mark",
        ),
    ],
)
def test_what_is_wrong_with_changed_marks_is_said(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "overrides.csv"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(InputError) as caught:
        read_overrides(path, _TASKS, "", People(["ann", "ben"], {}))
    assert words in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "2026-03-14 18:00",
        "2026-03-14T18:00:00",
        "14/03/2026 18:00",
        "14.3.2026 18:00",
        "Saturday, 14 March 2026, 6:00 PM",
        "samedi 14 mars 2026, 18:00",
    ],
)
def test_dates_as_people_and_moodle_write_them(text: str) -> None:
    assert moment(text) == _DUE


def test_what_is_no_date() -> None:
    assert [
        moment(text) for text in ("", "-", "yesterday", "31/02/2026", "14 brumaire 2026, 18:00")
    ] == [None] * 5
    assert moment("1 juin 2026, 18:00") == datetime(2026, 6, 1, 18).astimezone()
    assert moment("3 août 2026 à 9h05") == datetime(2026, 8, 3, 9, 5).astimezone()


def _dates(*asked: Any) -> dict[Any, Received]:
    return of_entries(*asked)[0]


def _archive(path: Path, files: Mapping[str, tuple[int, ...]]) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        for name, date in files.items():
            archive.writestr(zipfile.ZipInfo(name, date), "def occurences(l, n):\n    return 0\n")  # type: ignore[arg-type]
    return path


def test_when_works_were_handed_in(tmp_path: Path) -> None:
    early, late = (2026, 3, 10, 8, 0, 0), (2026, 3, 16, 9, 0, 0)
    names = [
        f"{name}_{number}_assignsubmission_file_/m02_pegs.py"
        for name, number in (("Ann", 1), ("Bob", 2))
    ]
    entries, _ = find(
        _archive(tmp_path / "moodle.zip", dict(zip(names, (early, late), strict=True))), [SLUG]
    )
    found = _dates(entries, [SLUG], False, {})
    assert found["Bob", SLUG] == Received(datetime(*late).astimezone(), "Moodle")

    both = shared({"Group": ("Bob", "Cy")}, entries, {})
    assert _dates(both, [SLUG], False, {})["Cy", SLUG] == found["Bob", SLUG], (
        "a group is late together"
    )

    packed = _archive(tmp_path / "packed.zip", dict.fromkeys(names, late))
    assert _dates(find(packed, [SLUG])[0], [SLUG], False, {}) == {}, (
        "the moment at which it was packed says nothing"
    )
    sheet = tmp_path / "sheet.csv"
    sheet.write_text(
        "Identifiant,Nom complet,Dernière modification (travail remis)\nParticipant 2,Bob,lundi 16"
        ' mars 2026, 09:00\nParticipant 1,Ann,"mardi 10 mars 2026, 08:00"\n',
        encoding="utf-8",
    )
    assert _dates(find(packed, [SLUG])[0], [SLUG], False, of_worksheet(sheet))[
        "Ann", SLUG
    ].at == moment("2026-03-10 08:00")

    canvas = {"leeann_LATE_7_1_m02_pegs.py": late, "roybob_8_2_m02_pegs.py": late}
    entries, _ = find(_archive(tmp_path / "canvas.zip", canvas), [SLUG])
    assert _dates(entries, [SLUG], False, {}) == {("leeann", SLUG): Received(None, "Canvas")}

    plain = _archive(tmp_path / "plain.zip", {"ann.py": early, "bob.py": late})
    assert _dates(find(plain, [SLUG])[0], [SLUG], False, {}) == {}
    assert set(_dates(find(plain, [SLUG])[0], [SLUG], True, {})) == {("ann", SLUG), ("bob", SLUG)}


def test_one_work_of_several_people(tmp_path: Path) -> None:
    old, new = (2026, 3, 10, 8, 0, 0), (2026, 3, 16, 9, 0, 0)
    files = {"Ann Lee_1_assignsubmission_file_/a.py": old, "Bob_2_assignsubmission_file_/b.py": new}
    files |= {"Group 2.py": old, "Zoé.py": old}
    entries, _ = find(_archive(tmp_path / "class.zip", files), [SLUG])

    found = shared({"Group 1": ("LEE ann", "Bob"), "Group 2": ("Cy", "Dan")}, entries, {})
    judged = [(entry.name, entry.account, entry.read(SLUG, ["occurences"]).file) for entry in found]
    assert judged == [
        ("Ann Lee", "moodle 1", "Bob_2_assignsubmission_file_/b.py"),
        ("Bob", "moodle 2", "Bob_2_assignsubmission_file_/b.py"),
        ("Cy", "", "Group 2.py"),
        ("Dan", "", "Group 2.py"),
        ("Zoé", "", "Zoé.py"),
    ]


def test_the_newest_work_of_a_group_counts_were_it_less(tmp_path: Path) -> None:
    """But an exercise that is handed in as it was given out is no work."""
    less = "def occurences(l, n):\n    return 0\n"
    files = {
        "Ann": (f"{less}def bien_places(a, b):\n    return 0\n", 1),
        "Bob": (less, 2),
        "Cy": ("def occurences(l, n):\n    ...\n", 3),
    }
    for name, (text, time) in files.items():
        (path := tmp_path / name / f"{SLUG}.py").parent.mkdir()
        path.write_text(text, encoding="utf-8")
        os.utime(path, (time, time))
    entries, _ = find(tmp_path, [SLUG])

    for entry in shared({"Group": ("Ann", "Bob", "Cy")}, entries, {}):
        assert entry.read(SLUG, ["occurences", "bien_places"]).file == f"Bob/{SLUG}.py"


def test_the_members_of_a_group_hand_in_a_module_each(tmp_path: Path) -> None:
    files = {
        "Ann/m01_codes.py": "def masque(c, p):\n    return c\n",
        "Bob/m02_pegs.py": "def occurences(l, n):\n    0\n",
    }
    with zipfile.ZipFile(tmp_path / "class.zip", "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    entries, _ = find(tmp_path / "class.zip", [SLUG, "m01_codes"])

    for entry in shared({"Group": ("Ann", "Bob")}, entries, {}):
        found = entry.read_all({"m01_codes": ["masque"], SLUG: ["occurences"]}, asked=False)
        assert {slug: one.file for slug, one in found.items()} == {
            "m01_codes": "Ann/m01_codes.py",
            SLUG: "Bob/m02_pegs.py",
        }


def test_groups_of_a_roster(tmp_path: Path) -> None:
    people = [
        Person("Ann Lee", group="G1"),
        Person("Bob", group="G1"),
        Person("Cy", group="G2"),
        Person("Dan"),
    ]
    settings = Settings(groups={"Own": ("lee ann", "Dan")}, groups_of_roster="Team")

    assert groups_of(settings, people) == {"Own": ("lee ann", "Dan"), "G1": ("Bob",), "G2": ("Cy",)}
    assert groups_of(replace(settings, groups_of_roster=""), people) == {"Own": ("lee ann", "Dan")}
    with pytest.raises(InputError, match="groups_of_roster"):
        groups_of(settings, [])
    with pytest.raises(InputError, match="puts 7 learners into the group B2"):
        groups_of(settings, [Person(f"Ann {rank}", group="B2") for rank in range(7)])


def test_one_work_of_those_whom_the_roster_puts_together(tmp_path: Path) -> None:
    folder, roster, settings = tmp_path / "class", tmp_path / "roster.csv", tmp_path / "class.toml"
    folder.mkdir()
    (folder / "G1.py").write_text(
        "def occurences(l, n):\n    return l.count(n)\n", encoding="utf-8"
    )
    settings.write_text("groups_of_roster = 'équipe'\n", encoding="utf-8")
    roster.write_text("name,Section,Équipe\nAnn Lee,B2,G1\nBob,B2,G1\nCy,B2,G2\n", encoding="utf-8")
    found = grade(folder, [SLUG], tmp_path / "out", roster=roster, settings=settings, jobs=1)

    assert {line.submission: line.score for line in found.lines} == {
        "Ann Lee": 5,
        "Bob": 5,
        "Cy": None,
    }
    assert found.said == (), "the group is nobody who is not on the roster"
    assert "G1 works together: Ann Lee, Bob." in (tmp_path / "out" / "class.html").read_text(
        encoding="utf-8"
    )


def test_a_group_that_looks_like_none_stops_the_run(tmp_path: Path) -> None:
    """A column that was meant to say who works together, and says which section somebody is in."""
    folder, roster, settings = tmp_path / "class", tmp_path / "roster.csv", tmp_path / "class.toml"
    folder.mkdir()
    for name in ("ann", "bob"):
        (folder / f"{name}.py").write_text(
            "def occurences(l, n):\n    return 0\n", encoding="utf-8"
        )
    roster.write_text("name,Section\nann,B2\nbob,B2\ncy,B2\n", encoding="utf-8")

    def graded(text: str) -> Graded:
        settings.write_text(text, encoding="utf-8")
        return grade(folder, [SLUG], tmp_path / "out", roster=roster, settings=settings, jobs=1)

    assert {line.submission: line.absent for line in graded("").lines} == {
        "ann": False,
        "bob": False,
        "cy": True,
    }
    with pytest.raises(InputError, match=r"no column “Team”.*there are: name, Section"):
        graded("groups_of_roster = 'Team'")
    with pytest.raises(InputError, match="expected"):
        graded("groups_of_roster = true")
    assert not any(line.absent for line in graded("groups_of_roster = 'Section'").lines), (
        "one file of two people"
    )
    (folder / "bob.py").write_text("def occurences(l, n):\n    return 1\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"group B2.*different files \(ann.py, bob.py\)"):
        graded("groups_of_roster = 'Section'")
    named = graded("groups_of_roster = 'Section'\n[groups]\nB2 = ['ann', 'bob', 'cy']\n")
    assert not any(line.absent for line in named.lines), "a teacher who names them means it"


def _collected(folder: Path, texts: Mapping[str, str]) -> Path:
    for name, text in texts.items():
        place = folder / "submitted" / name / SLUG
        place.mkdir(parents=True)
        (place / f"{SLUG}.py").write_text("def occurences(l, n):\n    return 0\n", encoding="utf-8")
        (place / "timestamp.txt").write_text(text, encoding="utf-8")
    return folder / "submitted"


@pytest.mark.parametrize(
    "zone",
    ["Europe/Paris", "America/New_York", "Asia/Tokyo", "America/Sao_Paulo", "Asia/Kathmandu"],
)
@pytest.mark.parametrize("month", [1, 6])
def test_dates_as_nbgrader_writes_them(tmp_path: Path, zone: str, month: int) -> None:
    """`%Z` gives CET or CEST, EST or EDT, JST, -03, +0545."""
    at = datetime(2026, month, 17, 18, 1, tzinfo=ZoneInfo(zone))
    folder = _collected(tmp_path, {"ann": f"{at:%Y-%m-%d %H:%M:%S.%f %Z}"})

    found, unread = of_entries(find(folder, [SLUG])[0], [SLUG], False, {})
    assert (found, unread) == ({("ann", SLUG): Received(at.astimezone(), "nbgrader")}, {})


def test_a_date_is_read_where_nbgrader_writes_it_alone(tmp_path: Path) -> None:
    """In an archive of what it collected, too; a learner's file in Moodle's folder is none."""
    with zipfile.ZipFile(tmp_path / "class.zip", "w") as archive:
        for folder in (f"ann/{SLUG}", f"Bob_2_assignsubmission_file_/{SLUG}"):
            archive.writestr(f"{folder}/{SLUG}.py", "def occurences(l, n):\n    return 0\n")
            archive.writestr(f"{folder}/timestamp.txt", "2026-06-17 16:01:00 UTC")
    found, unread = of_entries(find(tmp_path / "class.zip", [SLUG])[0], [SLUG], False, {})
    assert ([*found], unread) == ([("ann", SLUG)], {})


@pytest.mark.parametrize("month", [1, 7])
def test_each_abbreviation_that_a_zone_has_is_known(tmp_path: Path, month: int) -> None:
    """Those with several meanings are told, and only those."""
    meant: dict[str, set[datetime]] = {}
    for zone in map(ZoneInfo, available_timezones()):
        at = datetime(2026, month, 15, 12, tzinfo=zone)
        meant.setdefault(at.tzname() or "", set()).add(at.astimezone(UTC))
    here = datetime(2026, month, 15, 12).astimezone()
    meant[here.tzname() or ""] = {here}
    for name in meant.keys() - {"-00"}:
        (tmp_path / "timestamp.txt").write_text(f"2026-{month:02}-15 12:00:00 {name}")
        found = of_nbgrader(tmp_path)
        if isinstance(found, Received):
            assert {found.at} == meant[name], name
        else:
            assert len(meant[name]) > 1, name
            assert found
            assert "several time zones" in found["en"]


def test_a_date_that_is_not_known_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the first run that needs it, with what to do; a table of the teacher's has the last
    word."""
    folder = _collected(
        tmp_path,
        {
            "ann": "",
            "ben": "last week",
            "cy": "2026-06-17 18:01:00 IST",
            "dan": "2026-06-17 18:01:00 CEST",
        },
    )
    settings = tmp_path / "class.toml"

    def told(due: str, dates: str = "") -> str:
        settings.write_text(
            f"[late]\npercent_per_day = 10\n[module.m02_pegs]\n{due}", encoding="utf-8"
        )
        (tmp_path / "received.csv").write_text(f"who,date\n{dates}", encoding="utf-8")
        command = [
            "grade",
            str(folder),
            "--module",
            SLUG,
            "--out",
            str(tmp_path / "out"),
            "--jobs",
            "1",
            "--lang",
            "en",
        ]
        assert main([*command, "--settings", str(settings)]) == 0
        return as_typed(capsys.readouterr().err)

    due = "due = 2026-06-14T18:00:00+02:00\n"
    said = told(due)
    assert "not known (timestamp.txt has none), and it counts as on time: ann." in said
    assert "not known (timestamp.txt says “last week”, which is no date that can be read)" in said
    assert (
        "(timestamp.txt says IST, a name of several time zones), and it counts as on time: cy."
        in said
    )
    assert "dan" not in said.split("Judged")[0]
    assert "4 days late" in _rows(tmp_path / "out")["dan"]["how the mark was made"]
    assert "not known" not in told("")
    said = told(due, "ann,2026-06-13\nben,2026-06-13\n")
    assert "cy" in said
    assert "ann" not in said


def test_a_date_in_moodles_words_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    packed = _archive(
        tmp_path / "moodle.zip",
        {"Ann_1_assignsubmission_file_/m02_pegs.py": (2026, 3, 10, 8, 0, 0)},
    )
    sheet = tmp_path / "sheet.csv"
    head = "Identifier,Full name,Last modified (submission)"
    for cell, reason in (("14. Brumaire", "Moodle says “14. Brumaire”"), ("", "Moodle has none")):
        sheet.write_text(
            f"{head}\nParticipant 1,Ann,{cell}\nParticipant 2,Ben,-\n", encoding="utf-8"
        )
        found, unread = of_entries(find(packed, [SLUG])[0], [SLUG], False, of_worksheet(sheet))
        assert found == {}
        assert unread["Ann", SLUG]["en"].startswith(reason)
        assert len(unread) == 1


def test_dates_of_nbgrader(tmp_path: Path) -> None:
    texts = {
        "ann": "2026-03-14 17:00:00.000000 UTC\n",
        "ben": "2026-03-15 10:30:00 Europe/Paris",
        "cy": "2026-03-15 09:30:00.25",
        "dan": "last week",
        "eve": "0001-01-01 00:00:00 Asia/Tokyo",  # before the first day that there is elsewhere
        "fay": "9999-12-31 23:59:59 America/New_York",
    }
    entries, _ = find(_collected(tmp_path, texts), [SLUG])

    found = _dates(entries, [SLUG], False, {})
    at = {name: one.at.astimezone(UTC).isoformat() for (name, _), one in found.items() if one.at}
    assert at == {
        "ann": "2026-03-14T17:00:00+00:00",
        "ben": "2026-03-15T09:30:00+00:00",
        "cy": "2026-03-15T09:30:00.250000+00:00",
    }
    assert {one.source for one in found.values()} == {"nbgrader"}
    assert of_nbgrader(tmp_path / "submitted" / "ann" / SLUG) == found["ann", SLUG]
    assert of_nbgrader(tmp_path) is None


# ---------------------------------------------------------------- excused


def test_excused_in_any_spreadsheet(tmp_path: Path) -> None:
    path = tmp_path / "overrides.csv"
    path.write_text("qui;module;note;motif\nAnn;m02_pegs;Dispensée;malade\n", encoding="utf-8")
    learners = People(["ann"], {})
    found, _told = read_overrides(path, {SLUG: ["occurences"]}, "", learners)
    ((one,),) = found.values()
    assert (one.excused, one.reason) == (True, "malade")

    given = Settings(out_of=20, overrides=found).applied(ANN)
    assert (given.score, given.points, given.excused, given.record) == (None, 20, True, ANN.record)
    path.write_text("who,module,task,mark\nAnn,m02_pegs,occurences,excused\n", encoding="utf-8")
    with pytest.raises(InputError, match="not from one function"):
        read_overrides(path, {SLUG: ["occurences"]}, "", learners)


def test_who_is_excused_is_shown_so_everywhere(tmp_path: Path) -> None:
    """One who has handed in, one who has not; in the term, the other module is all that counts for
    them."""
    folder, out = tmp_path / "class", tmp_path / "out"
    folder.mkdir()
    count, masque = (
        "def occurences(l, n):\n    return l.count(n)\n",
        "def masque(code, positions):\n    return 0\n",
    )
    for name, number in (("ann", 1), ("ben", 2), ("cy", 3)):
        (folder / f"{name}_{number}_7{number}_m02_pegs.py").write_text(
            count + f"# {name}\n", encoding="utf-8"
        )
        if name != "cy":
            (folder / f"{name}_{number}_8{number}_m01_codes.py").write_text(
                masque + f"# {name}\n", encoding="utf-8"
            )
    settings = tmp_path / "class.toml"
    settings.write_text(
        'out_of = 20\nabsent = "zero"\n[module.m01_codes]\nweight = 9\n', encoding="utf-8"
    )
    rows = "ann,m01_codes,excused,long ill\ncy,m01_codes,ex,\n"
    (tmp_path / "overrides.csv").write_text(f"who,module,mark,reason\n{rows}", encoding="utf-8")
    command = [
        "grade",
        str(folder),
        "--settings",
        str(settings),
        "--out",
        str(out),
        "--lang",
        "en",
        "--jobs",
        "1",
    ]
    assert main(command) == 0

    def table(name: str) -> list[dict[str, str]]:
        with (out / name).open(encoding="utf-8-sig", newline="") as file:
            return [*csv.DictReader(file)]

    marks = {(row["submission"], row["module"]): row for row in table("marks.csv")}
    assert marks["ann", "m01_codes"]["score"] == marks["cy", "m01_codes"]["score"] == ""
    assert marks["ann", "m01_codes"]["problem"] == "Excused from this module: long ill"
    assert marks["cy", "m01_codes"]["problem"] == "Excused from this module."
    assert (marks["ben", "m01_codes"]["score"], marks["ann", SLUG]["score"]) == ("0", "5")
    codes = [name for name in table("canvas.csv")[0] if name.startswith("m01_codes")]
    assert [row[codes[0]] for row in table("canvas.csv")] == ["20", "EX", "0", "EX"]
    head, *rows = openpyxl.load_workbook(out / "marks.xlsx")["Marks"].iter_rows(values_only=True)
    together = {row[0]: dict(zip(head, row, strict=True)) for row in rows}
    assert [together[name]["m01_codes / 20"] for name in ("ann", "ben", "cy")] == [
        "excused",
        0,
        "excused",
    ]
    assert [together[name]["total / 20"] for name in ("ann", "ben", "cy")] == [5, 0.5, 5]
    assert not together["cy"]["nothing handed in"]
    assert not together["cy"]["not judged"]
    page = (out / "class.html").read_text(encoding="utf-8")
    assert "Who is excused" in page
    assert "Who handed in nothing" not in page
    assert "waits for you" not in page
    own = (out / "pages" / "ann.m01_codes.html").read_text(encoding="utf-8")
    assert "Excused from this module: long ill" in own
    assert "Could not be judged" not in own
    assert "exc." in page, "where all modules stand together"


def test_comments_of_a_teacher_stand_at_the_lines_of_the_code(tmp_path: Path) -> None:
    """At a line, above a function, on the whole; of a right function and for Moodle, too."""
    folder, out = tmp_path / "class", tmp_path / "out"
    folder.mkdir()
    (folder / "Léa Martin_7_assignsubmission_file_m02_pegs.py").write_text(
        "# pegs\ndef occurences(l, n):\n    return l.count(n)\n\n\ndef bien_places(a, b):\n"
        "    return 0\n",
        encoding="utf-8",
    )
    (tmp_path / "class.toml").write_text("", encoding="utf-8")
    (tmp_path / "comments.csv").write_text(
        "eleve;ligne;fonction;commentaire\nlea martin;3;;Bien : `count` suffit\n"
        "Léa Martin;;bien_places;<b>À revoir</b>\nLéa Martin;;;=Merci\nLéa Martin;9;;nulle part\n"
        "Léo;3;;personne\n",
        encoding="utf-8",
    )

    def graded() -> Graded:
        return grade(folder, [SLUG], out, settings=tmp_path / "class.toml", jobs=1)

    said = [one["en"] for one in graded().said]
    table = tmp_path / "comments.csv"
    assert said == [
        f"{table}, line 6 is passed over: no learner is called “Léo”; there are: Léa Martin",
        f"{table}, line 5 is passed over: the page shows no line 9 there, but these: "
        "occurences 2–3, bien_places 6–7 (a comment without a line is shown above the code)",
    ]
    (page,) = [one.read_text(encoding="utf-8") for one in (out / "pages").iterdir()]
    line = '<code data-line="3">    return l.count(n)\n</code>'
    assert (
        f'{line}<span class="comment" role="note">Bien : <code>count</code> suffit</span>' in page
    )
    assert "&lt;b&gt;À revoir&lt;/b&gt;" in page
    assert "=Merci" in page
    (row,) = csv.DictReader((out / "moodle.csv").read_text(encoding="utf-8-sig").splitlines(True))
    comment = row["Feedback comments"]
    assert "occurences: line 3: Bien : `count` suffit" in comment
    assert "bien_places: <b>À revoir</b>" in comment
    assert "nulle part" not in page + comment

    table.write_text("who,line,comment\nLéa Martin,7,Now this\n", encoding="utf-8")
    again = graded()
    (page,) = [one.read_text(encoding="utf-8") for one in (out / "pages").iterdir()]
    assert again.reused == 1
    assert not again.changes
    assert "Now this" in page
    assert "Merci" not in page


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ("ann,m02_peg,3,,x", "line 2: no module is called “m02_peg”; did you mean m02_pegs?"),
        ("ann,m02_pegs,x3,,x", "line 2: “x3” is no line of a program; 12 was expected"),
        ("ann,m02_pegs,,occurence,x", "line 2: no task is called “occurence”"),
        ("ann,m02_pegs,3,,", "line 2: the comment is missing"),
    ],
)
def test_what_is_wrong_with_comments_is_said(tmp_path: Path, row: str, words: str) -> None:
    path = tmp_path / "comments.csv"
    path.write_text(f"who,module,line,function,comment\n{row}\n", encoding="utf-8")

    with pytest.raises(InputError) as caught:
        read_comments(path, _TASKS, SLUG, People(["ann"], {}))
    assert words in str(caught.value)


# ---------------------------------------------------------------- a class


def _rows(out: Path) -> dict[str, dict[str, str]]:
    with (out / "marks.csv").open(encoding="utf-8-sig", newline="") as file:
        return {row["submission"]: row for row in csv.DictReader(file)}


@pytest.mark.slow
def test_settings_change_marks_and_nothing_is_judged_again(
    pegs: Module, course: Course, tmp_path: Path
) -> None:
    handed_in, out, settings = tmp_path / "class", tmp_path / "marks", tmp_path / "class.toml"
    handed_in.mkdir()
    count = "def occurences(l, n):\n    return l.count(n)\n"
    for name, source in {"ann": count, "ben": f"{count}# other\n", "cy": "x = 1\n"}.items():
        (handed_in / f"{name}.py").write_text(source, encoding="utf-8")

    def graded() -> Graded:
        return grade(
            handed_in, [SLUG], out, settings=settings if settings.exists() else None, jobs=1
        )

    first = graded()
    plain = {path.name: path.read_bytes() for path in out.rglob("*") if path.is_file()}
    assert "mark was made" not in plain["marks.csv"].decode()
    settings.write_text("out_of = 10\nbonus = 'capped'\n", encoding="utf-8")
    (tmp_path / "overrides.csv").write_text(
        "who,task,mark,reason\nben,,4.5,seen again\nbem,,1,\n", encoding="utf-8"
    )
    found = graded()

    assert found.reused == 3
    assert found.aside == first.aside == ()
    assert (out / "results.jsonl").read_bytes() == plain["results.jsonl"]
    assert {line.submission: (line.score, line.points) for line in found.lines} == {
        "ann": (2.5, 10),
        "ben": (4.5, 10),
        "cy": (0, 10),
    }
    assert [
        (one.submission, one.before, one.new_settings, one.new_override) for one in found.changes
    ] == [("ann", 5, True, False), ("ben", 5, True, True)]
    assert any("bem" in said["en"] and "did you mean ben?" in said["en"] for said in found.said)
    row = _rows(out)["ben"]
    assert (row["score"], row["points"], row["occurences"]) == ("4.5", "10", "5")
    assert (
        row["how the mark was made"]
        == "5 / 20 → 2.5 / 10; changed by the teacher to 4.5: seen again"
    )
    page = (out / "pages" / "ben.m02_pegs.html").read_text(encoding="utf-8")
    assert "changed by the teacher to 4.5: seen again" in page
    shown = (out / "class.html").read_text(encoding="utf-8")
    assert "Marks are out of 10." in shown
    assert "seen again" in shown

    before = {path: path.stat().st_mtime_ns for path in out.rglob("*") if path.is_file()}
    assert graded().changes == ()
    assert {path: path.stat().st_mtime_ns for path in out.rglob("*") if path.is_file()} == before

    (tmp_path / "overrides.csv").write_text("who,task,mark\nann,,3.5\n", encoding="utf-8")
    (out / "marks.csv").write_text("mine\n", encoding="utf-8")
    third = graded()
    pages = {
        path.name
        for path, time in before.items()
        if path.exists() and path.stat().st_mtime_ns != time
    }
    assert {"ann.m02_pegs.html", "ben.m02_pegs.html"} <= pages
    assert "cy.m02_pegs.html" not in pages
    assert [(one.submission, one.before, one.after) for one in third.changes] == [
        ("ann", 2.5, 3.5),
        ("ben", 4.5, 2.5),
    ]
    (kept,) = third.set_aside
    assert (out / kept).read_text(encoding="utf-8") == "mine\n"

    forget("ann", out, course, "en")
    assert _rows(out)["ben"]["score"] == "2.5", "the settings still hold"
    assert "ann" not in (out / "written.json").read_text(encoding="utf-8")
    settings.unlink()
    with pytest.raises(InputError, match="is not there any more"):
        forget("ben", out, course, "en")


def test_a_module_that_does_not_count(pegs: Module, tmp_path: Path) -> None:
    (tmp_path / "ann.py").write_text("x = 1\n", encoding="utf-8")
    (tmp_path / "class.toml").write_text("modules = ['m01_codes']\n", encoding="utf-8")

    with pytest.raises(InputError, match="does not count"):
        grade(tmp_path / "ann.py", [SLUG], tmp_path / "out", settings=tmp_path / "class.toml")


OURS = {
    "class.toml": "out_of = 7\n",
    "overrides.csv": "who,mark\nann,3\n",
    "received.csv": "who,date\nann,2099-01-01\n",
}


def _planted(folder: Path, text: str = "def occurences(l, n):\n    return 0\n") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "ann.py").write_text(text, encoding="utf-8")
    for name, content in OURS.items():
        (folder / name).write_text(content, encoding="utf-8")


@pytest.mark.parametrize("where", ["class", "class/ann", "class.zip"])
@pytest.mark.parametrize("single", [False, True])
def test_settings_in_what_was_handed_in_are_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str, single: bool
) -> None:
    folder = tmp_path / "class"
    _planted(folder if where == "class" else folder / "ann")
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere" if where == "class.zip" else folder)
    if where == "class.zip":
        with zipfile.ZipFile(tmp_path / where, "w") as archive:
            for path in sorted((folder / "ann").iterdir()):
                archive.write(path, f"ann/{path.name}")
    found = grade(tmp_path / where, [SLUG], tmp_path / "out", single=single, jobs=1)

    assert not found.settings.makes_marks
    assert [line.points for line in found.lines] == [20]
    assert [one["en"] for one in found.said if all(name in one["en"] for name in OURS)], (
        "the teacher is told"
    )
    assert not found.aside


def test_settings_that_are_named_must_not_have_been_handed_in(tmp_path: Path) -> None:
    _planted(tmp_path / "class")

    with pytest.raises(InputError, match="put the settings elsewhere"):
        grade(
            tmp_path / "class", [SLUG], tmp_path / "out", settings=tmp_path / "class" / "class.toml"
        )


def _says(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().err.splitlines()[0]


@pytest.mark.parametrize("option", [[], ["--single"]])
def test_the_first_line_says_which_settings_are_taken(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    option: list[str],
) -> None:
    handed_in = tmp_path / "class"
    handed_in.mkdir()
    (handed_in / "ann.py").write_text(
        "def occurences(l, n):\n    return l.count(n)\n", encoding="utf-8"
    )
    command = [
        "grade",
        str(handed_in),
        "--module",
        SLUG,
        "--out",
        str(tmp_path / "out"),
        "--jobs",
        "1",
        *option,
    ]
    monkeypatch.chdir(tmp_path)
    main([*command, "--lang", "fr"])
    assert _says(capsys) == "Réglages\u00a0: aucun"

    (tmp_path / "class.toml").write_text("out_of = 10\n", encoding="utf-8")
    main([*command, "--lang", "en"])
    assert _says(capsys) == f"Settings: {tmp_path / 'class.toml'}"
    (tmp_path / "own").mkdir()
    _planted(tmp_path / "own")
    main([*command, "--lang", "en", "--settings", str(tmp_path / "own" / "class.toml")])
    assert _says(capsys) == f"Settings: {', '.join(str(tmp_path / 'own' / name) for name in OURS)}"


def test_both_roads_of_nbgrader_take_the_settings_of_the_course_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of the course, whatever lies in the current folder; and none that a learner has handed
    in."""
    course, work = tmp_path / "course", tmp_path / "course" / "submitted" / "ann" / SLUG
    _planted(work)
    _planted(work / "submitted", "x = 1\n")
    for folder in (course, work):
        (folder / "nbgrader_config.py").write_text("", encoding="utf-8")
    (course / "class.toml").write_text("out_of = 10\n", encoding="utf-8")
    (tmp_path / "class.toml").write_text("out_of = 30\n", encoding="utf-8")
    for here in (tmp_path, course, course / "submitted", work):
        monkeypatch.chdir(here)
        for where in (course, course / "submitted", work):
            taken = Beside.of(where, single=where == work)
            assert taken == Beside(course, course / "class.toml"), (here, where)


def test_what_moodle_would_drop_is_told(pegs: Module, reference: str, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "class.zip", "w") as archive:
        archive.writestr("Ann_1_assignsubmission_file_/m02_pegs.py", reference)
    (tmp_path / "class.toml").write_text("bonus = 'added'\n", encoding="utf-8")
    found = grade(
        tmp_path / "class.zip", [SLUG], tmp_path / "out", settings=tmp_path / "class.toml", jobs=1
    )

    assert _rows(tmp_path / "out")["Ann"]["score"] == "25"
    assert ",20," in (tmp_path / "out" / "moodle.csv").read_text(encoding="utf-8")
    assert any(
        "Moodle drops such a grade" in said["en"] and "Ann" in said["en"] for said in found.said
    )


@pytest.mark.slow
def test_marks_of_the_settings_go_into_nbgrader(
    pegs: Module, reference: str, tmp_path: Path
) -> None:
    gradebook = pytest.importorskip("nbgrader.api").Gradebook
    handed_in, out, book = tmp_path / "class", tmp_path / "out", tmp_path / "gradebook.db"
    handed_in.mkdir()
    for name in ("ann", "ben"):
        (handed_in / f"{name}.py").write_text(f"{reference}\n# {name}\n", encoding="utf-8")
    settings = tmp_path / "class.toml"
    settings.write_text(
        "bonus = 'capped'\n[module.m02_pegs]\npoints = { occurences = 3 }\n", encoding="utf-8"
    )

    def graded(overrides: str) -> None:
        (tmp_path / "overrides.csv").write_text(
            f"who,task,mark,reason\n{overrides}", encoding="utf-8"
        )
        command = [
            "grade",
            str(handed_in),
            "--module",
            SLUG,
            "--out",
            str(out),
            "--jobs",
            "1",
            "--lang",
            "en",
        ]
        assert main([*command, "--settings", str(settings), "--gradebook", str(book)]) == 0

    def manual(name: str, task: str, score: float | None = None) -> float | None:
        with gradebook(f"sqlite:///{book}") as opened:
            found = opened.find_grade(f"{task}-points", SLUG, SLUG, name)
            if score is not None:
                found.manual_score = score
                opened.db.commit()
            return found.manual_score  # type: ignore[no-any-return]

    def scores(name: str) -> dict[str, tuple[float, float]]:
        with gradebook(f"sqlite:///{book}") as opened:
            grades = opened.find_submission_notebook(SLUG, SLUG, name).grades
            return {
                one.name.removesuffix("-points"): (one.auto_score, one.max_score) for one in grades
            }

    def totals() -> Any:
        with gradebook(f"sqlite:///{book}") as opened:
            return {
                one.student.id: (one.score, one.max_score)
                for one in opened.assignment_submissions(SLUG)
            }

    graded("ann,mal_places,4,too slow\nben,,10,spoke to him\n")
    assert totals() == {  # the sum is to its maximum what the mark is to 18
        "ann": (pytest.approx(17 / 18 * 20), 20),  # 3 + 5 + 4, and the bonus of 5
        "ben": (pytest.approx(10 / 18 * 20), 20),
    }
    with gradebook(f"sqlite:///{book}") as opened:
        said = opened.find_comment("occurences", SLUG, SLUG, "ann").comment
    assert "mal_places: changed by the teacher from 10 to 4: too slow" in said
    assert manual("ann", "mal_places") is None

    graded("")
    assert totals() == {"ann": (20, 20), "ben": (20, 20)}

    settings.write_text("[module.m02_pegs]\ntasks = ['mal_places']\n", encoding="utf-8")
    graded("ben,mal_places,1,not read\n")
    assert totals() == {"ann": (20, 20), "ben": (pytest.approx(1 / 10 * 20), 20)}
    assert all(score == points for score, points in scores("ann").values())

    manual("ben", "occurences", 0.5)
    graded("")
    assert manual("ben", "occurences") == 0.5, "what a person has given there stays"
    with gradebook(f"sqlite:///{book}") as opened:
        assert opened.find_grade("occurences-points", SLUG, SLUG, "ben").needs_manual_grade
    assert _rows(out)["ben"]["score"] == "10", "our tables do not know of it"


@pytest.mark.slow
def test_an_audit_passes_with_settings_that_drop_things(
    pegs: Module, course: Course, judged: Callable[[str], Report], reference: str
) -> None:
    from autograder.authoring.audit import audit

    drop = OfModule(
        tasks=("occurences", "mal_places"),
        points={"mal_places_without_repeats": 0, "occurences": 2},
    )
    settings = Settings(out_of=20, bonus="capped", modules={SLUG: drop})

    assert settings.applied(judged(reference)).score == 20
    assert settings.applied(judged("x = 1\n")).score == 0
    assert list(audit(course, [SLUG], strict=False)) == []
