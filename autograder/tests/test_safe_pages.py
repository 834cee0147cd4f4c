"""Pages that run their own script alone, whatever a learner is called; files that every system can
hold."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from html import escape
from pathlib import Path

import pytest

from autograder.authoring.lesson_pages import lesson_pages
from autograder.course.module import Course, Module
from autograder.i18n.message import written_by_author
from autograder.integrations.comparison import fill, leave_out
from autograder.reports.model import Report
from autograder.reports.pages import ClassPage, file_name, page_name, page_of
from autograder.tests.browser import (
    chromium,
    expect,
    is_accessible,
    needs_chromium,
    needs_npm,
    serve,
)
from autograder.tests.conftest import wrong
from autograder.tests.test_league import _standing
from autograder.tournament.files import as_page as league_page
from autograder.tournament.key import Key

_NAME = "Ann"
_ATTACK = (
    "<script>document.title = 'taken'</script>"
    "<img src='x' onerror=\"document.title = 'taken'\">"
    "<a id='attack' href=\"javascript:document.title = 'taken'\">here</a>"
)
_TITLE = written_by_author({"en": "Pegs", "fr": "Pions"})


@pytest.fixture
def pages(
    judged: Callable[[str], Report], course: Course, pegs: Module, reference: str
) -> Callable[[str], Mapping[str, str]]:
    """Return what makes a page of each kind, with a learner of that name."""
    report = judged(reference + wrong(pegs, "occurences__returns_float"))

    def pages_with(name: str) -> Mapping[str, str]:
        of_learner = replace(report, submission=name)
        class_page = ClassPage("en", {pegs.slug: _TITLE}, {})
        class_page.add(of_learner)
        standing = _standing()
        standing = replace(standing, out=((name, standing.out[0][1]),))
        lessons = dict(lesson_pages(course, [pegs], "en", ("../../start.html", name)))
        return {
            "learner": page_of(of_learner, _TITLE, "en"),
            "class": class_page.content().decode(),
            "league": league_page(standing, "en"),
            "lesson": lessons[f"{pegs.slug}.html"],
        }

    return pages_with


@pytest.mark.browser
@needs_chromium
def test_a_page_runs_its_own_script_and_no_other(
    pages: Callable[[str], Mapping[str, str]], tmp_path: Path
) -> None:
    for kind, text in pages(_NAME).items():
        (tmp_path / f"{kind}.html").write_text(text, encoding="utf-8")
    for kind, text in pages(_ATTACK).items():
        assert _ATTACK not in text
        assert escape(_ATTACK, quote=False).split("'")[0] in text
        # as if the page had forgotten that a name is no markup
        obeying = re.sub("(?=</main>)", lambda _: _ATTACK, text)
        (tmp_path / f"{kind}-obeying.html").write_text(obeying, encoding="utf-8")
    with serve(tmp_path) as address, chromium() as browser:
        page = browser.page
        for kind in ("learner", "class", "league", "lesson"):
            page.goto(f"{address}/{kind}.html")
            assert page.evaluate("getComputedStyle(document.body).maxWidth") != "none"
            if kind == "class":
                page.get_by_role("button", name="Hide the names").click()
                page.get_by_role("button", name="score").click()
                assert page.locator("th[aria-sort]").count() == 1
            if kind == "league":
                expect(page.locator("#duel")).to_contain_text("fewer tries")
            if kind == "learner":
                assert page.eval_on_selector_all(
                    ".bar rect", "all => all.some(one => one.getBoundingClientRect().width > 20)"
                )
        assert browser.errors == []
        for kind in ("learner", "class", "league", "lesson"):
            browser.errors.clear()
            page.goto(f"{address}/{kind}-obeying.html")
            page.locator("#attack").click()
            expect(page.locator("#attack")).to_be_visible()
            assert page.title() != "taken"
            assert len([text for text in browser.errors if "Content Security Policy" in text]) >= 3


@pytest.mark.browser
@needs_chromium
@needs_npm
@pytest.mark.parametrize("dark", [False, True])
def test_pages_are_accessible(
    pages: Callable[[str], Mapping[str, str]], tmp_path: Path, dark: bool
) -> None:
    with chromium(dark=dark) as browser:
        for kind, text in pages(_NAME).items():
            (tmp_path / f"{kind}.html").write_text(text, encoding="utf-8")
            browser.page.goto((tmp_path / f"{kind}.html").as_uri())
            is_accessible(browser.page)


@pytest.mark.parametrize(
    "raw", ["con", "NUL", "Aux.txt", "com1", "LPT9.x", "..", "a/b", "=1+1", "é", "\u202ea", "a "]
)
def test_names_of_files_are_safe_on_every_system(raw: str) -> None:
    for name in (file_name(raw), page_name((raw, "m02_pegs"))):
        assert re.fullmatch(r"[\w-][\w.-]*", name, re.ASCII)
        assert name.partition(".")[0].lower() not in {"con", "nul", "aux", "com1", "lpt9"}
    assert file_name(raw) != raw
    assert file_name("ann-lee_2.b") == "ann-lee_2.b"


def test_tables_beside_the_marks_hold_no_formula(
    course: Course, pegs: Module, tmp_path: Path
) -> None:
    name = "=HYPERLINK(1)"
    (handed_in := tmp_path / "class").mkdir()
    for learner in (name, _NAME):
        (handed_in / f"{learner}.py").write_text(pegs.source, encoding="utf-8")
    (folder := tmp_path / "compared").mkdir()
    fill(course, pegs, folder, "en", handed_in)
    info = folder / "info.csv"
    assert f",'{name},{pegs.slug}" in info.read_text(encoding="utf-8")
    assert leave_out(folder, name)
    assert name not in info.read_text(encoding="utf-8")
    assert len([*(folder / "learners").iterdir()]) == 1

    key = Key.read(tmp_path / "key.csv")
    code = key.code_of(name)
    key.save()
    assert f"\r\n{code},'{name}," in (tmp_path / "key.csv").read_bytes().decode("utf-8-sig")
    assert Key.read(tmp_path / "key.csv").code_of(name) == code
