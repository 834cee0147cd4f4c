"""A course of one's own, outside this checkout, in a language this workbook does not speak."""

import csv
import json
import os
import shlex
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from autograder.authoring.new import files_of_new
from autograder.cli import main
from autograder.course.module import this_course
from autograder.i18n.message import Message, _, written_by_author
from autograder.tests.links import astray
from autograder.tests.settings import LANGUAGES, ROOT

pytestmark = pytest.mark.any_python

SLUG = "m01_farben"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The course that `mastermind new` writes, with a title of its own, built."""
    folder = tmp_path_factory.mktemp("kurs") / "Äpfel und Birnen"
    assert main(["new", SLUG, "--written-in", "de", "--course", str(folder)]) == 0
    source = folder / "solutions" / f"{SLUG}.py"
    text = source.read_text(encoding="utf-8").replace(
        'de = "How many colours?"', 'de = "Wie viele Farben?"'
    )
    source.write_text(text, encoding="utf-8")
    assert main(["build", "--course", str(folder)]) == 0
    return folder


def test_it_is_built_in_its_language_and_nowhere_else(own: Path) -> None:
    assert main(["build", "--check", "--course", str(own)]) == 0

    exercise = (own / "exercises" / "de" / SLUG / f"{SLUG}.py").read_text(encoding="utf-8")
    assert "Wie viele Farben?" in exercise
    assert "return len(set(code))" not in exercise
    assert sorted(path.name for path in own.iterdir()) == [
        "checks",
        "exercises",
        "solutions",
        "submissions",
    ]
    assert [path.name for path in (own / "exercises").iterdir()] == ["de"]


def test_what_was_edited_by_hand_is_stale(
    own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    course = tmp_path / "kurs"
    shutil.copytree(own, course)
    exercise = f"exercises/de/{SLUG}/{SLUG}.py"
    with (course / exercise).open("a", encoding="utf-8") as written:
        written.write("# edited by hand\n")
    assert main(["build", "--check", "--course", str(course)]) == 1
    assert f"stale: {exercise}" in capsys.readouterr().out


def test_the_next_module_speaks_the_same_language(own: Path, tmp_path: Path) -> None:
    course = tmp_path / "kurs"
    shutil.copytree(own, course)
    assert main(["new", "m02_birnen", "--course", str(course)]) == 0
    assert 'lang="de"' in (course / "solutions" / "m02_birnen.py").read_text(encoding="utf-8")
    assert [path.name for path in (course / "exercises").iterdir()] == ["de"]


def test_what_is_written_for_an_author_has_nothing_to_lint() -> None:
    for path, text in files_of_new(this_course(), "m12_name", LANGUAGES).items():
        for verb in ("check", "format --check"):
            command = [
                sys.executable,
                "-m",
                "ruff",
                *verb.split(),
                "-q",
                "--force-exclude",
                "--stdin-filename",
                str(path),
                "-",
            ]
            done = subprocess.run(
                command, input=text, cwd=ROOT, capture_output=True, text=True, check=False
            )
            assert not done.returncode, done.stdout


def test_it_passes_the_lenient_audit_and_is_told_what_this_workbook_would_ask(
    own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["audit", "--course", str(own)]) == 0
    assert (
        capsys.readouterr().out
        == "Nothing to mend. Known answers judged: 3; the others behave as observed.\n"
    )

    assert main(["audit", "--strict", "--course", str(own)]) == 1
    said = capsys.readouterr().out
    assert "course_notes/de/m01_farben.md is missing: write this page" in said
    assert "in each language" not in said, "it is asked for its own alone"
    assert "no wrong answer" not in said, "each check is failed by one"


def test_the_lenient_audit_finds_what_makes_marks_wrong(
    own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    course = tmp_path / "spoilt"
    assert main(["new", SLUG, "--written-in", "de", "--course", str(course)]) == 0
    answers = course / "submissions" / SLUG
    (answers / "right" / "loop.py").write_text(
        "def how_many_colours(code):\n    return 1\n", encoding="utf-8"
    )
    accepted = answers / "wrong" / "how_many_colours.py"
    text = accepted.read_text(encoding="utf-8").replace("len(code)", "len(set(code))", 1)
    accepted.write_text(text, encoding="utf-8")
    (course / "exercises" / "de" / SLUG / f"{SLUG}.py").unlink()
    capsys.readouterr()

    assert main(["observe", "--course", str(course)]) == 1, (
        "and what it has seen is not taken for right"
    )
    said = capsys.readouterr().out
    assert f"{SLUG}/right/loop.py does not do what it is there for" in said
    assert f"{SLUG}/wrong/how_many_colours.py, every_peg does not" in said

    assert main(["audit", "--course", str(course)]) == 1
    said = capsys.readouterr().out
    assert "right/loop.py: refused by how_many_colours_counts_each_colour_once" in said
    assert "how_many_colours.py, every_peg: passes every check" in said
    assert f"is not what its source says: run `mastermind build {SLUG}`" in said


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_graded(own: Path, tmp_path: Path, language: str) -> None:
    """What is missing in a reader's language is shown in the one there is."""
    (tmp_path / "class").mkdir()
    right = (own / "submissions" / SLUG / "right" / "loop.py").read_text(encoding="utf-8")
    sources = {"anna": "def how_many_colours(code):\n    return len(code)\n", "bert": right}
    for name, source in sources.items():
        (tmp_path / "class" / f"{name}.py").write_text(source, encoding="utf-8")
    out = tmp_path / "marks"

    command = [
        "grade",
        str(tmp_path / "class"),
        "--course",
        str(own),
        "--out",
        str(out),
        "--lang",
        language,
    ]
    assert main(command) == 0
    assert main(command) == 0, "and once more, unchanged"

    with (out / "marks.csv").open(encoding="utf-8-sig", newline="") as file:
        assert len(list(csv.reader(file, delimiter=";" if language == "fr" else ","))) == 3
    records = [
        json.loads(line)
        for line in (out / "results.jsonl").read_text(encoding="utf-8").splitlines()
    ]
    assert {record["submission"]: record["score"] for record in records} == {"anna": 0, "bert": 2.5}
    page = next((out / "pages").glob("anna*.html")).read_text(encoding="utf-8")
    assert '<h1><span lang="de">Wie viele Farben?</span></h1>' in page
    assert "The result is the number of pegs." in page, "its own advice, written as if in German"
    class_page = (out / "class.html").read_text(encoding="utf-8")
    assert class_page.count('<span lang="de">Every peg is counted.</span>') == 1


@pytest.mark.slow
def test_in_its_folder_its_author_need_not_name_it(own: Path, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "def how_many_colours(code):\n    return len(set(code))\n", encoding="utf-8"
    )
    for command, expected in (
        (["-m", "autograder", "audit"], "Nothing to mend"),
        (
            [
                "-m",
                "pytest",
                "-q",
                f"checks/test_{SLUG}.py",
                "--submission",
                str(tmp_path / "mine.py"),
            ],
            "3 passed",
        ),
    ):
        done = subprocess.run(
            [sys.executable, *command], cwd=own, capture_output=True, text=True, timeout=120
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert expected in done.stdout


_VERBS = (
    ["grade", "class", "--module", "{slug}"],
    ["league", "class", "--module", "{slug}"],
    ["forget", "ann"],
    ["classroom", "--settings", "--module", "{slug}"],
    ["export", "pytest", "{slug}", "out"],
    ["check", "{slug}", "class/ann.py"],
    ["hint", "{slug}", "task"],
    ["hunt", "{slug}", "task"],
    ["start", "mine", "--module", "{slug}"],
)


@pytest.mark.parametrize("command", _VERBS, ids=lambda command: command[0])
def test_a_folder_that_somebody_handed_in_becomes_no_course(
    own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    """Its checks would run with all that the teacher may do."""
    shutil.copytree(own, tmp_path, dirs_exist_ok=True)
    with (tmp_path / "checks" / f"test_{SLUG}.py").open("a", encoding="utf-8") as checks:
        checks.write(f"open({str(tmp_path / 'ran')!r}, 'w').close()\n")
    (tmp_path / "class").mkdir()
    (tmp_path / "class" / "ann.py").write_text("x = 1\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    assert main([part.format(slug=SLUG) for part in command] + ["--lang", "en"])
    assert not (tmp_path / "ran").exists()


def test_its_lessons_are_pages_of_a_learners_folder(own: Path, tmp_path: Path) -> None:
    course, mine = tmp_path / "kurs", tmp_path / "meins"
    shutil.copytree(own, course)
    notes = course / "course_notes" / "de"
    (notes / "figures").mkdir(parents=True)
    (notes / "figures" / "pegs.svg").write_text("<svg></svg>", encoding="utf-8")
    (notes / "index.md").write_text(f"# Kurs\n\n[Farben]({SLUG}.md#mehr)\n", encoding="utf-8")
    (notes / f"{SLUG}.md").write_text(
        "# *Farben*\n\n$n^2$ [Wort](glossary.md) ![](figures/pegs.svg)\n\n## Mehr\n",
        encoding="utf-8",
    )
    assert main(["build", "--course", str(course)]) == 0
    assert main(["build", "--check", "--course", str(course)]) == 0
    assert main(["start", "--course", str(course), "--lang", "fr", str(mine)]) == 0

    assert list(astray(mine)) == []
    lesson = (mine / "lessons" / "fr" / f"{SLUG}.html").read_text(encoding="utf-8")
    assert '<title lang="de">Farben</title>' in lesson
    assert f"Exercice : <code>exercises/fr/{SLUG}</code>" in lesson.replace("\u00a0", " ")
    assert "<msup>" in lesson
    assert "</math> Wort <svg></svg>" in lesson
    shutil.rmtree(course / "lessons")
    assert main(["build", "--check", "--course", str(course)]) == 1


def test_a_learners_folder_is_remembered_with_its_course(
    own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In it and in what lies in it; a copy of it is no such folder."""
    course, mine = tmp_path / "kurs", tmp_path / "meins"
    shutil.copytree(own, course)
    assert main(["start", "--course", str(course), "--lang", "en", str(mine)]) == 0
    assert not [
        path
        for path in mine.rglob("*")
        if path.is_file() and str(course) in path.read_text("utf-8")
    ]
    for folder in (mine, mine / "exercises" / "en" / SLUG):
        monkeypatch.chdir(folder)
        assert main(["hint", SLUG, "how_many_colours", "--again", "--lang", "en"]) == 0
        assert "What would you write down" in capsys.readouterr().out
    assert main(["start", "--lang", "en", str(mine)]) == 0, "and once more, of the same course"
    shutil.copytree(mine, tmp_path / "copy")
    monkeypatch.chdir(tmp_path / "copy")
    assert main(["hint", SLUG, "how_many_colours", "--lang", "en"]) == 2
    monkeypatch.chdir(mine)
    course.rename(tmp_path / "gone")
    assert main(["hint", SLUG, "how_many_colours", "--lang", "en"]) == 2
    assert "is not a course" in capsys.readouterr().err


@pytest.mark.slow
def test_another_house_grades_it_with_what_is_exported(own: Path, tmp_path: Path) -> None:
    """By the program in the wheel and nothing of this checkout; a verb that is not in it says
    so."""
    assert main(["export", "gradescope", SLUG, str(tmp_path / "made"), "--course", str(own)]) == 0
    (wheel,) = (tmp_path / "made").glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "there")
    (tmp_path / "answer").mkdir()
    shutil.copy(own / "submissions" / SLUG / "right" / "loop.py", tmp_path / "answer")
    path = {**os.environ, "PYTHONPATH": str(tmp_path / "there")}

    def there(*arguments: str) -> int:
        command = [sys.executable, "-P", "-m", "autograder", *arguments]
        return subprocess.run(
            command, cwd=tmp_path, env=path, capture_output=True, timeout=120
        ).returncode

    assert there("grade", "answer", "--single", "--module", SLUG) == 0
    assert (
        json.loads((tmp_path / "marks" / "gradescope.json").read_text(encoding="utf-8"))["score"]
        == 2.5
    )
    assert there("site", "anywhere") == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["grade", "class", "--course", "nowhere"], "nowhere is not a course"),
        (["new", "Farben"], "Farben is no name for a module"),
        (["new", "m01_farben", "--course", "{own}"], "is there already"),
        (["new", "m01_formen", "--course", "{own}"], "m01_farben has that number already"),
        (
            ["grade", "{own}/submissions", "--course", "{own}", "--out", "{own}/submissions"],
            "is the folder that is judged",
        ),
        (
            ["grade", "{own}/submissions", "--course", "{own}", "--jobs", "tcp://127.0.0.1:1"],
            "this workbook only",
        ),
    ],
)
def test_what_cannot_be_done_gets_a_sentence(
    own: Path, arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lang = ["--lang", "en"] if arguments[0] == "grade" else []
    assert main([argument.format(own=own) for argument in arguments] + lang) == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        (
            "solutions/{slug}.py",
            "### END SOLUTION",
            "",
            "a task needs a region between BEGIN SOLUTION and END SOLUTION",
        ),
        pytest.param(
            "solutions/{slug}.py",
            "minutes = 20",
            "minutes = zwanzig",
            "the header (first cell) is not as it should be",
            marks=pytest.mark.slow,
        ),
        pytest.param(
            "solutions/{slug}.py",
            "minutes = 20",
            "",
            "'minutes' is missing",
            marks=pytest.mark.slow,
        ),
        (
            "solutions/{slug}.py",
            "minutes = 20",
            "minutes = -5",
            "minutes is a whole number above 0, not -5",
        ),
        (
            "solutions/{slug}.py",
            'task="how_many_colours"',
            'task="how_many_colours" needs="how_many_colours"',
            "how_many_colours needs itself",
        ),
        (
            "submissions/{slug}/wrong/how_many_colours.py",
            "fails: ",
            "fails: no_check_of_that_name, ",
            "does not fail no_check_of_that_name",
        ),
        pytest.param(
            "solutions/{slug}.py",
            'examples="',
            'exmples="',
            "/{slug}.py: line",
            marks=pytest.mark.slow,
        ),
        (
            "solutions/{slug}.py",
            'hint="how_many_colours"',
            'hint="how_many"',
            'hint="how_many", and no task has that',
        ),
        pytest.param(
            "solutions/{slug}.py",
            'task="how_many_colours"',
            'task="how_many_colours',
            "after `# %%` is no mark",
            marks=pytest.mark.slow,
        ),
        (
            "solutions/{slug}.py",
            '# %% task="how_many_colours"',
            "# %%",
            'no cell is a task: write `# %% task="name"`',
        ),
        pytest.param(
            "solutions/{slug}.py",
            'task="how_many_colours"',
            'task="another"',
            "is a check of how_many_colours, which is no task",
            marks=pytest.mark.slow,
        ),
        pytest.param(
            "solutions/{slug}.py",
            "\n# [title]\n",
            "\n# title = 'Farben'\n# [titles]\n",
            "title has a line for each language",
            marks=pytest.mark.slow,
        ),
        ("solutions/{slug}.py", "(code):", "(code:", "solutions/{slug}.py, line"),
        pytest.param(
            "checks/test_{slug}.py",
            "points=2",
            "",
            "checks/test_{slug}.py, line",
            marks=pytest.mark.slow,
        ),
        pytest.param(
            "checks/test_{slug}.py",
            "CODES = Cases(",
            "CODES = Cases((",
            "checks/test_{slug}.py, line",
            marks=pytest.mark.slow,
        ),
        (
            "checks/test_{slug}.py",
            "test_how_many_colours_twice =",
            "how_often =",
            "begins with test_",
        ),
        pytest.param(
            "checks/test_{slug}.py",
            ".repeats(",
            ".repeat(",
            "checks/test_{slug}.py, line 27: AttributeError",
            marks=pytest.mark.slow,
        ),
        pytest.param(
            "checks/test_{slug}.py",
            "_twice",
            "_counts_each_colour_once",
            "two checks are called the same",
            marks=pytest.mark.slow,
        ),
        (
            "submissions/{slug}/wrong/how_many_colours.py",
            "return sum(",
            "return sum((",
            "wrong/how_many_colours.py, line 18: '(' was never closed",
        ),
        pytest.param(
            "submissions/{slug}/wrong/how_many_colours.py",
            "ask.de: ",
            "fragt: ",
            "wrong/how_many_colours.py, line 6: `# en: …`, `# ask.en: …`",
            marks=pytest.mark.slow,
        ),
    ],
)
def test_an_authors_slip_is_told_with_its_file(
    own: Path, tmp_path: Path, file: str, old: str, new: str, words: str
) -> None:
    course = tmp_path / "course"
    shutil.copytree(own, course)
    path = course / file.format(slug=SLUG)
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(
        text.replace(old, new, 1 if old != "### END SOLUTION" else -1), encoding="utf-8"
    )
    # modules are imported once
    command = [sys.executable, "-m", "autograder", "audit", "--course", str(course)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)

    assert done.returncode in (1, 2)
    assert words.format(slug=SLUG) in f"\n{done.stdout}{done.stderr}"
    assert "Traceback" not in done.stderr
    assert "report it" not in done.stdout, "it is the author's, and theirs to mend"


def test_an_example_that_does_not_hold_is_shown(own: Path, tmp_path: Path) -> None:
    course = tmp_path / "course"
    shutil.copytree(own, course)
    source = course / "solutions" / f"{SLUG}.py"
    source.write_text(
        source.read_text(encoding="utf-8").replace("4]) == 4", "4]) == 5"), encoding="utf-8"
    )
    command = [sys.executable, "-m", "autograder", "build", "--course", str(course)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)

    assert done.returncode == 2
    assert "AssertionError: assert how_many_colours([1, 2, 3, 4]) == 5" in done.stderr


def test_a_sentence_in_one_language_is_read_in_all() -> None:
    one, both = written_by_author({"de": "Farbe"}), _("passed")

    assert one["fr"] == one["en"] == "Farbe"
    assert both["de"] == "passed"
    assert [(one + both)[language] for language in ("de", "en", "fr")] == [
        *("Farbe passed", "Farbe passed", "Farbe réussie")
    ]
    assert _("a {what}", what=one)["fr"] == "a Farbe"
    assert Message.from_json(one.to_json()) == one
    with pytest.raises(ValueError, match="language"):
        written_by_author({"self": "x"})


def test_what_check_proposes_goes_on_in_the_same_course(
    own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.py").write_text(
        "def how_many_colours(code):\n    return len(code)\n", encoding="utf-8"
    )
    assert (
        main(["check", SLUG, str(tmp_path / "mine.py"), "--course", str(own), "--lang", "en"]) == 1
    )

    (line,) = [
        line
        for line in capsys.readouterr().out.splitlines()
        if line.startswith("A hint: mastermind ")
    ]
    assert main(shlex.split(line.partition(": mastermind ")[2])) == 0
    assert "What would you write down" in capsys.readouterr().out
