"""One more language of the program is one file: all that people read speaks it, and nothing is cut.

The language is made by a script (`pseudo.py`). What the course says has no such version, and stays
English; a page marks that as such.
"""

import io
import json
import shutil
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

from autograder.approaches.known import approaches_of
from autograder.authoring import translations
from autograder.authoring.exercises import write_changed
from autograder.authoring.lesson_pages import lessons_to_start_with
from autograder.board.opening import match_of, play
from autograder.board.widget import Board
from autograder.cli import main
from autograder.cli.parser import argparse_speaking
from autograder.course.module import Course, Module
from autograder.course.percent import header, hints
from autograder.i18n import catalogue
from autograder.i18n.message import Message, _, written_by_author
from autograder.i18n.reader import language
from autograder.learn.puzzle import puzzle_of
from autograder.learn.state import Progress
from autograder.notebook import Follow, checked, hinted, hunted, puzzled
from autograder.notebook.cells import CellRun
from autograder.reports.pages import environment
from autograder.site.first_page import write_start
from autograder.tests.browser import chromium, needs_chromium, serve
from autograder.tests.conftest import parsers, wrong
from autograder.tests.pseudo import (
    BLANK,
    CODE,
    blanks_on,
    english_in,
    english_on,
    pseudo,
    write_locale,
)
from autograder.tests.test_board_page import opened as board_opened
from autograder.tests.test_league import RIGHT
from autograder.tests.test_puzzle import opened as puzzle_opened

if TYPE_CHECKING:
    from playwright.sync_api import Page

Said = pytest.CaptureFixture[str]
SLUG = "m02_pegs"
BIEN_PLACES = "def bien_places(l1, l2):\n    return sum(a == b for a, b in zip(l1, l2))\n"


@pytest.fixture(scope="module")
def locale(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of translations with one more language."""
    folder = tmp_path_factory.mktemp("locale")
    write_locale(folder)
    return folder


@pytest.fixture(autouse=True)
def speaking(locale: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the program have that language."""
    monkeypatch.setattr(catalogue, "LOCALE", locale)
    parsers.cache_clear()
    yield
    parsers.cache_clear()


@pytest.fixture(scope="session")
def content(course: Course) -> list[str]:
    """What the course says itself of m02, and the titles of all modules, in English."""
    module = course.module(SLUG)
    found: list[Message] = [*module.mistake_titles.values()]
    found += [answer.question for answer in module.wrong_answers]
    found += [hint for task in module.tasks for hint in hints(module.source, task.name)]
    for one in course.modules.values():
        head = header(one.source)
        found += [head.title, head.goal, head.leaves_out]
    for about in approaches_of(module).values():
        found += [text for one in about.approaches for text in (one.does, one.price)]
        found += [about.further] if about.further else []
    return [message["en"] for message in found]


# ---------------------------------------------------------------- the language itself


def test_it_is_a_language_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    assert catalogue.languages() == ("en", "fr", CODE)
    for variable, setting, spoken in (
        ("LC_ALL", "qps_PL.UTF-8", CODE),
        ("LC_ALL", "fr_CA", "fr"),
        ("LC_ALL", "de_DE.UTF-8", "en"),
        ("MASTERMIND_LANG", "french", "fr"),
        ("MASTERMIND_LANG", "qps-ploc", CODE),
        ("MASTERMIND_LANG", "de", "en"),
    ):
        monkeypatch.setenv(variable, setting)
        assert language() == spoken, setting
    assert pseudo("`f(2)` of {name}, in --out: an error") == (
        "`f(2)` óóf {name}, îîñ --out: ááñ ééŕŕóóŕ"
    )
    assert english_in("Fine: the same command goes on from there.") != []
    assert english_in("Fine: " + pseudo("the same command goes on from there")) == []


def test_its_file_begins_with_all_sentences(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "LOCALE", tmp_path)
    path = translations.begin_catalog("pl", translations.extract_sentences())
    text = path.read_text(encoding="utf-8")

    assert catalogue.languages() == ("en", "pl")
    assert _("Well placed")["pl"] == "Well placed"
    assert _("Well placed").language_shown("pl") == "en"
    assert "nplurals=" in text
    path.write_text(
        text.replace('msgid "Well placed"\nmsgstr ""', 'msgid "Well placed"\nmsgstr "Na miejscu"'),
        encoding="utf-8",
    )
    shutil.copytree(tmp_path / "pl", tmp_path / "later" / "pl")
    monkeypatch.setattr(catalogue, "LOCALE", tmp_path / "later")
    assert _("Well placed")["pl"] == "Na miejscu"
    with pytest.raises(SystemExit):
        translations.begin_catalog("pl", translations.extract_sentences())


# ---------------------------------------------------------------- the terminal


def test_the_help_of_every_verb(subtests: pytest.Subtests) -> None:
    for verb, parser in parsers(CODE).items():
        with subtests.test(verb), argparse_speaking(CODE):
            assert english_in(parser.format_help()) == []


def _run(capsys: Said, *arguments: object) -> str:
    """Run a command in that language, whatever its exit code; what it says."""
    capsys.readouterr()
    with suppress(SystemExit):
        main([*map(str, arguments), "--lang", CODE])
    said = capsys.readouterr()
    return said.out + said.err


def test_what_learners_are_told(
    pegs: Module,
    tmp_path: Path,
    capsys: Said,
    content: list[str],
    subtests: pytest.Subtests,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    mistaken = tmp_path / "m02_pegs.py"
    mistaken.write_text(BIEN_PLACES + wrong(pegs, "mal_places__double_count_in"), encoding="utf-8")
    spoilt = tmp_path / "spoilt.py"
    spoilt.write_text("def occurences(l, n)\n    return 1\n", encoding="utf-8")
    examples = tmp_path / "examples.txt"
    examples.write_text("assert mal_places([1, 2, 2], [2, 1, 1]) == 2\nx = 1\n", encoding="utf-8")
    commands: Sequence[Sequence[object]] = [
        ["check", SLUG, mistaken],
        ["check", SLUG, mistaken, "--trace"],
        ["check", SLUG, spoilt],
        ["check", SLUG, pegs.source_path],
        *[["hint", SLUG, "mal_places"]] * 4,
        ["hint", SLUG, "mal_placs"],
        ["hunt", SLUG, "mal_places", examples],
        ["hunt", SLUG],
        ["check", "m99_none"],
        ["check", SLUG, "--wach"],
        ["start", tmp_path / "mine"],
        ["tree", "knuth", "--game", "2x3"],
    ]
    for command in commands:
        with subtests.test(" ".join(map(str, command))):
            said = _run(capsys, *command)
            assert english_in(said, content) == []
            assert len(said) > 20
            assert not BLANK.search(said)


def test_a_game_on_the_terminal(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1122\n1234\n? 1234\nxyz\n" + "3456\n" * 20))
    said = _run(capsys, "play", "--review")
    play(lang="zz")

    assert english_in(said) == []
    assert english_in(capsys.readouterr().out) == []
    assert not BLANK.search(said)


# ---------------------------------------------------------------- the exercises


def test_a_folder_to_start_with_has_the_exercises_in_english(
    tmp_path: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch, course: Course
) -> None:
    built = tmp_path / "course"
    built.mkdir()
    for folder in ("course_notes", "exercises", "solutions"):
        (built / folder).symlink_to(course.root / folder)
    for folder in ("checks", "submissions"):
        (built / folder).symlink_to(course.private / folder)
    write_changed(lessons_to_start_with(Course(built)))

    tmp_path = tmp_path / "mine"
    said = _run(capsys, "start", tmp_path, "--module", SLUG, "--course", built)
    place = tmp_path / "exercises" / CODE / SLUG / f"{SLUG}.py"
    english = course.root / "exercises" / "en" / SLUG / f"{SLUG}.py"
    start = tmp_path / f"{pseudo('start')}.html"
    lesson = (tmp_path / "lessons" / CODE / f"{SLUG}.html").read_text(encoding="utf-8")

    assert start.name in said
    assert place.read_bytes() == english.read_bytes()
    for page in (start.read_text(encoding="utf-8"), lesson):
        assert f'<html lang="{CODE}">' in page
        assert '<main lang="en">' in page
    assert f'<span lang="{CODE}">60 {pseudo("minutes")}.' in lesson
    assert "#open-an-exercise" in lesson

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    capsys.readouterr()
    assert main(["check", SLUG]) == 1
    assert language() == CODE


# ---------------------------------------------------------------- pages


@pytest.fixture(scope="module")
def pages(
    locale: Path, tmp_path_factory: pytest.TempPathFactory, pegs: Module, course: Course
) -> Path:
    """A folder with each page that the program makes, in that language."""
    folder = tmp_path_factory.mktemp("pages")
    handed_in = folder / "class"
    learners = {
        "ann": pegs.source_path.read_text(encoding="utf-8"),
        "bob": BIEN_PLACES + wrong(pegs, "mal_places__double_count_in"),
        "cleo": "def occurences(l, n)\n    return 1\n",
        "dan": "import os\nos.remove('x')\n" + BIEN_PLACES,
        "eve": "",
    }
    for name, source in learners.items():
        (handed_in / name).mkdir(parents=True)
        (handed_in / name / f"{SLUG}.py").write_text(source, encoding="utf-8")
    decoders = folder / "decoders"
    decoders.mkdir()
    (folder / "site").mkdir()
    (decoders / "ann.py").write_text(RIGHT["learner 00"], encoding="utf-8")
    (decoders / "bob.py").write_text("def jeu_2():\n    print(1)\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(catalogue, "LOCALE", locale)
        marks = folder / "marks" / SLUG
        grade = ["grade", str(handed_in), "--module", SLUG, "--out", str(marks), "--jobs", "2"]
        for spoken in ("en", CODE):  # the processes that judge do not know it; this one writes anew
            assert main([*grade, "--lang", spoken]) in (0, 1)
        two = ["grade", str(handed_in), "--module", SLUG, "--module", "m01_codes"]
        commands = (
            [*two, "--out", str(folder / "two"), "--jobs", "2"],
            ["tree", "knuth", "optimal", "--game", "2x3", "--out", str(folder / "tree.html")],
            ["league", str(decoders), "--game", "2x3", "--out", str(folder / "league")],
            ["student", str(folder / "student"), "--module", SLUG],
        )
        for command in commands:
            assert main([*command, "--lang", CODE]) == 0
        in_it = Course(course.root)
        vars(in_it)["languages"] = ("en", CODE)  # as if its exercises had been translated
        write_start(in_it, course.modules.values(), folder / "site", CODE, 12)
    return folder


def _written(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.html") if "lessons" not in path.parts)


def test_what_teachers_are_told(
    pages: Path, capsys: Said, content: list[str], subtests: pytest.Subtests
) -> None:
    marks = pages / "marks" / SLUG
    commands: Sequence[Sequence[object]] = [
        ["grade", pages / "class", "--module", SLUG, "--out", marks],
        ["grade", pages / "nowhere", "--out", marks],
        ["league", pages / "decoders", "--game", "2x3", "--out", pages / "league"],
        ["forget", "nobody", "--out", marks],
        ["forget", "ann", pages / "marks"],
        ["export", "pytest", SLUG, pages / "suite"],
        ["doctor"],
    ]
    for command in commands:
        with subtests.test(" ".join(map(str, command[:2]))):
            said = _run(capsys, *command)
            assert english_in(said, content) == []
            assert len(said) > 20
            assert not BLANK.search(said)


def test_every_page_speaks_it(pages: Path, content: list[str], subtests: pytest.Subtests) -> None:
    found = _written(pages)
    assert len(found) > 12
    for path in found:
        text = path.read_text(encoding="utf-8")
        if f'<html lang="{CODE}">' in text:
            with subtests.test(str(path.relative_to(pages))):
                assert english_on(text, content) == []
                assert blanks_on(text) == []


def test_a_sentence_of_the_course_is_marked_within_a_sentence() -> None:
    question = written_by_author({"en": "Why `x < y`?", "de": "Warum?"})
    text = _("A question that goes further: {question}", question=question)
    template = environment().from_string("{{ say(text) }}")

    assert template.render(text=text, language=CODE) == (
        pseudo("A question that goes further:")
        + ' <span lang="en">Why <code>x &lt; y</code>?</span>'
    )
    assert template.render(text=text, language="de") == (
        '<span lang="en">A question that goes further: Why <code>x &lt; y</code>?</span>'
    )


def test_notebooks_speak_it(
    pegs: Module, tmp_path: Path, content: list[str], subtests: pytest.Subtests
) -> None:
    progress = Progress(tmp_path / "progress.json")
    task, mistaken = "mal_places", BIEN_PLACES + wrong(pegs, "mal_places__double_count_in")
    runs = [CellRun(1, mistaken)]
    shown = {
        "wrong": checked(task, runs, progress, CODE),
        "right": checked(
            task, [CellRun(1, pegs.source_path.read_text(encoding="utf-8"))], progress, CODE
        ),
        "all": checked(None, runs, progress, CODE),
        "followed": checked(task, runs, progress, CODE, follow=Follow(predicting=True)),
        "absent": checked("occurences", runs, progress, CODE),
        "hint": hinted(task, progress, CODE),
        "no hint": hinted(None, progress, CODE),
        "hunt": hunted(task, "assert mal_places([1, 2, 2], [2, 1, 1]) == 2\nx = 1", CODE),
        "puzzle": puzzled(task, progress, CODE),
    }
    for name, one in shown.items():
        with subtests.test(name):
            assert english_in(repr(one), content) == []
            assert english_on(one._repr_html_() or "", content) == []
            assert english_in(one.markdown, content) == []
    boards = [Board(match_of(codebreaker=one), CODE) for one in (None, "computer")]
    for board in boards:
        assert english_in(json.dumps([board.labels, board.view], ensure_ascii=False)) == []
    assert f'<div lang="{CODE}"' in str(shown["wrong"]._repr_html_())
    assert '<p lang="en"' in str(shown["wrong"]._repr_html_()), "a question of the course"
    assert '<div lang="en">' in shown["hint"].markdown


# ---------------------------------------------------------------- what is cut

_WIDTHS = (400, 1000)
_CUT = """() => [...document.querySelectorAll("body *")].filter((element) => {
    const style = getComputedStyle(element);
    const hides = ["hidden", "clip"].includes(style.overflowX) && style.position !== "absolute";
    return hides && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
  }).map((element) => element.outerHTML.slice(0, 200))"""


def _is_whole(page: "Page") -> None:
    widths = "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    shown, visible = page.evaluate(widths)
    assert shown <= visible
    assert page.evaluate(_CUT) == []


@pytest.mark.browser
@needs_chromium
@pytest.mark.parametrize("width", _WIDTHS)
def test_no_page_is_cut(pages: Path, width: int, subtests: pytest.Subtests) -> None:
    with serve(pages) as address, chromium(width) as browser:
        for path in _written(pages):
            with subtests.test(str(path.relative_to(pages))):
                browser.page.goto(f"{address}/{quote(path.relative_to(pages).as_posix())}")
                _is_whole(browser.page)
        assert browser.external == []


@pytest.mark.browser
@needs_chromium
@pytest.mark.parametrize("codebreaker", [None, "computer"])
def test_the_board_is_not_cut(tmp_path: Path, codebreaker: str | None) -> None:
    with board_opened(tmp_path, CODE, codebreaker=codebreaker) as browser:
        for width in _WIDTHS:
            browser.page.set_viewport_size({"width": width, "height": 800})
            _is_whole(browser.page)
        assert english_in(browser.page.inner_text("#board")) == []


@pytest.mark.browser
@needs_chromium
def test_the_puzzle_is_not_cut(tmp_path: Path, pegs: Module) -> None:
    progress = Progress(None)
    task = next(task for task in pegs.tasks if task.name == "mal_places")
    with puzzle_opened(tmp_path, puzzle_of(pegs, task, progress), progress, CODE) as browser:
        for width in _WIDTHS:
            browser.page.set_viewport_size({"width": width, "height": 800})
            _is_whole(browser.page)
        assert english_in(browser.page.inner_text("#puzzle .mm-puzzle > :first-child")) == []
