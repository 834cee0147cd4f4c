"""The lessons as a book: whole, linked, in both languages, readable without a network, on a phone and on paper."""

import re
import shutil
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from pypdf import PdfReader

from autograder.authoring import lessons as notes
from autograder.authoring.exercises import pictures
from autograder.cli import main
from autograder.course.module import Course
from autograder.course.percent import SourceError
from autograder.i18n.errors import InputError
from autograder.i18n.text import LANGUAGES
from autograder.i18n.typography import as_typed
from autograder.site.book import build_notes, build_pdf
from autograder.site.npm import NpmFile
from autograder.tests.browser import AXE, Browser, chromium, needs_chromium, needs_npm, serve

pytestmark = [needs_npm, pytest.mark.any_python]


@pytest.fixture(scope="module")
def book(course: Course, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both books, beside each other."""
    folder = tmp_path_factory.mktemp("book")
    for language in LANGUAGES:
        build_notes(course.root, folder / language, language)
    return folder


class _Links(HTMLParser):
    """Where a page leads to, what it loads, and where one can be led in it."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.leads: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.anchors |= {name for key in ("id", "name") if (name := found.get(key))}
        target = found.get("href") or found.get("src")
        if target:
            (self.leads if tag == "a" else self.loads).append(target)


def pages(book: Path) -> list[Path]:
    return sorted(book.glob("*/*.html"))


def _article(page: str) -> str:
    """What a page says between its navigation and its end."""
    return page.partition("<article")[2].partition("</article>")[0]


# ---------------------------------------------------------------- without a browser


@pytest.mark.slow
def test_both_languages_have_the_same_pages(course: Course, book: Path) -> None:
    names = [{page.name for page in (book / language).glob("*.html")} for language in LANGUAGES]

    assert names[0] == names[1] == {f"{name}.html" for name in (*course.modules, *notes.PAGES, "search")}


@pytest.mark.slow
def test_every_link_leads_somewhere_and_nothing_is_loaded_from_elsewhere(book: Path) -> None:
    known = {page: _Links(page) for page in pages(book)}

    for page, links in known.items():
        for target in links.leads + links.loads:
            parts = urlsplit(target)
            if parts.scheme:
                assert target in links.leads, f"{page} loads {target}"
                continue
            there = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            assert there.is_file(), f"{page}: {target}"
            if parts.fragment and there in known:
                assert unquote(parts.fragment) in known[there].anchors, f"{page}: {target}"


@pytest.mark.slow
def test_lessons_name_their_exercise_and_show_what_programs_print(course: Course, book: Path) -> None:
    for language, minutes, printed in (
        ("en", "75 minutes. Exercise: ", "rolls"),
        ("fr", "75 minutes. Exercice", "un six"),
    ):
        page = (book / language / "m03_codemaker.html").read_text(encoding="utf-8")
        assert minutes in page
        outputs = re.findall(r'<div class="printed[^>]*>(.*?)</div>', page, re.DOTALL)
        assert any("False 1717 18" in output for output in outputs)
        assert any(printed in output for output in outputs)
        (download,) = (book / language / "_downloads").rglob("m03_codemaker.ipynb")
        exercise = course.root / "exercises" / language / "m03_codemaker" / "m03_codemaker.ipynb"
        assert download.read_bytes() == exercise.read_bytes()


@pytest.mark.slow
def test_pictures_are_part_of_the_page(book: Path) -> None:
    page = (book / "fr" / "m04_codebreaker.html").read_text(encoding="utf-8")

    assert page.count('<svg xmlns="http://www.w3.org/2000/svg" class="picture"') == 1
    assert "<img" not in page


@pytest.mark.slow
def test_the_french_book_speaks_french(book: Path) -> None:
    page = (book / "fr" / "m04_codebreaker.html").read_text(encoding="utf-8")

    assert '<html class="no-js" lang="fr"' in page
    for said in ("Suivant", "Précédent", "Aller au contenu", "Montrer ou cacher le sommaire", "Fait avec"):
        assert said in page
    for english in ("Next", "Previous", "Skip to", "Toggle", "Made with", "On this page", "Back to top"):
        assert english not in re.sub(r"<(script|style).*?</\1>", "", page, flags=re.DOTALL)
    assert not re.search(
        r"[^\u00a0\w] [;!?](?!\w)|\w [:;!?]\s", re.sub(r"<pre>.*?</pre>|<[^>]*>", "", _article(page), flags=re.DOTALL)
    )


@pytest.mark.slow
def test_a_book_made_again_is_the_same(course: Course, book: Path, tmp_path: Path) -> None:
    build_notes(course.root, tmp_path / "en", "en")
    build_notes(course.root, tmp_path / "en", "en")  # in the place of the first

    files = {path.relative_to(tmp_path / "en") for path in (tmp_path / "en").rglob("*") if path.is_file()}
    assert files == {path.relative_to(book / "en") for path in (book / "en").rglob("*") if path.is_file()}
    assert [file for file in files if (tmp_path / "en" / file).read_bytes() != (book / "en" / file).read_bytes()] == []


@pytest.mark.slow
def test_on_the_site_a_lesson_leads_to_its_notebook_and_to_all_modules(course: Course, tmp_path: Path) -> None:
    build_notes(course.root, tmp_path / "fr", "fr", on_site=["m02_pegs", "m03_codemaker"])
    home, there, elsewhere = (
        (tmp_path / "fr" / f"{name}.html").read_text(encoding="utf-8")
        for name in ("index", "m02_pegs", "m04_codebreaker")
    )
    online = "../lite/fr/notebooks/index.html?path=fr/m02_pegs/m02_pegs.ipynb"

    assert f'60 minutes. <a href="{online}">' in there
    assert 'href="../index.html#fr">Tous les modules</a>' in there
    assert f'<a href="{online}">dans le navigateur</a>' in home
    assert home.count("/lite/") == 2
    assert "/lite/" not in elsewhere


# ---------------------------------------------------------------- what goes wrong


def test_the_audit_compares_the_pages_around_the_lessons(course: Course, tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / "course_notes" / language).mkdir(parents=True)
    pages = {
        "en/index": "# Home\n\n![A map](figures/map.svg)\n\nIn 1976.\n",
        "fr/index": "# Accueil\n\n![Une carte](figures/plan.svg)\n\nEn 1977.\n",
        "en/glossary": "# Glossary\n",
        "fr/notes": "# Notes\n",
    }
    for name, text in pages.items():
        (tmp_path / "course_notes" / f"{name}.md").write_text(text, encoding="utf-8")

    assert list(notes.findings(Course(tmp_path), [])) == [
        "course_notes/*/index.md: the two languages do not have the same order of headings, tables, pictures and code",
        "course_notes/*/index.md: the two languages do not have the same numbers",
        "course_notes/fr/glossary.md is missing: write this page",
        "course_notes/fr/notes.md: no module has that name; rename or remove it",
    ]
    assert list(notes.findings(course, [])) == []


def test_a_picture_that_nobody_can_draw_is_named(tmp_path: Path) -> None:
    (tmp_path / "course_notes" / "en").mkdir(parents=True)
    (tmp_path / "course_notes" / "en" / "index.md").write_text("![A cat](figures/cat.svg)\n", encoding="utf-8")

    with pytest.raises(SourceError, match=r"index\.md: no picture is called cat; there are all_codes, "):
        pictures(Course(tmp_path), "en")


@pytest.mark.slow
def test_a_link_that_leads_nowhere_is_named(course: Course, tmp_path: Path) -> None:
    shutil.copytree(course.root / "course_notes", tmp_path / "course_notes")
    page = tmp_path / "course_notes" / "en" / "glossary.md"
    page.write_text(page.read_text(encoding="utf-8").replace("(#try)", "(#nowhere)"), encoding="utf-8")

    with pytest.raises(InputError, match=r"(?s)Sphinx found .*glossary.*nowhere"):
        build_notes(tmp_path, tmp_path / "out", "en")
    assert not (tmp_path / "out").exists()


def test_other_files_are_not_overwritten(course: Course, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")

    with pytest.raises(InputError, match="holds other files"):
        build_notes(course.root, tmp_path, "en")
    assert (tmp_path / "mine.txt").read_text() == "mine"


def test_without_npm_or_browser_one_sentence_says_so(
    course: Course, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    with pytest.raises(InputError, match=r"^npm is not installed, and brings es5/tex-svg\.js of mathjax@"):
        build_notes(course.root, tmp_path / "out", "en")
    with pytest.raises(InputError, match="none was found"):
        build_pdf(course.root, tmp_path / "out.pdf", "en")


@pytest.mark.slow
def test_what_npm_brings_must_be_what_is_expected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    with pytest.raises(InputError, match=r"axe-core@4\.10\.3 \(sha256\)"):
        NpmFile("axe-core", "4.10.3", "package.json", "0" * 64).kept()
    assert list(tmp_path.rglob("package.json")) == []


@pytest.mark.slow
def test_the_verb_writes_one_language_without_a_link_to_the_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["notes", str(tmp_path), "--lang", "fr"]) == 0

    assert capsys.readouterr().out == f"ouvrez {tmp_path / 'fr' / 'index.html'} dans un navigateur\n"
    assert 'class="twin"' not in (tmp_path / "fr" / "index.html").read_text(encoding="utf-8")


# ---------------------------------------------------------------- in a browser


@pytest.fixture(scope="module")
def site(book: Path) -> Iterator[str]:
    with serve(book) as address:
        yield address


def _quiet(browser: Browser) -> None:
    assert browser.external == []
    assert browser.errors == []


def _width(browser: Browser) -> int:
    found: int = browser.page.evaluate("document.documentElement.scrollWidth")
    return found


@needs_chromium
@pytest.mark.browser
def test_every_page_is_quiet_and_fits_on_a_phone(book: Path, site: str) -> None:
    with chromium(360, 740) as browser:
        for page in pages(book):
            browser.page.goto(f"{site}/{page.relative_to(book).as_posix()}")
            assert _width(browser) <= 360, page
        _quiet(browser)


@needs_chromium
@pytest.mark.browser
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("page", ["en/index", "fr/m03_codemaker", "en/m10_optimum", "fr/glossary", "en/teachers"])
def test_nothing_is_pale_or_without_a_name(site: str, page: str, dark: bool) -> None:
    with chromium(dark=dark) as browser:
        browser.page.goto(f"{site}/{page}.html")
        browser.page.add_script_tag(path=AXE.kept())
        found = browser.page.evaluate("axe.run({runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']})")
        assert [(rule["id"], rule["nodes"][0]["html"][:200]) for rule in found["violations"]] == []
        _quiet(browser)


@needs_chromium
@pytest.mark.browser
@pytest.mark.parametrize(("language", "word"), [("en", "entropy"), ("fr", "espérance")])
def test_search_finds_a_word_without_a_network(site: str, language: str, word: str) -> None:
    with chromium() as browser:
        browser.page.goto(f"{site}/{language}/index.html")
        browser.page.get_by_role("textbox").fill(word)
        browser.page.keyboard.press("Enter")
        browser.page.locator("#search-results li a").first.wait_for()
        titles = browser.page.locator("#search-results li").all_inner_texts()
        assert any(word in title.lower() for title in titles)
        browser.page.locator("#search-results li a").first.click()
        browser.page.wait_for_url(re.compile(r"/(glossary|m\d\d_\w+)\.html"))
        _quiet(browser)


@needs_chromium
@pytest.mark.browser
def test_a_page_leads_to_its_twin_formulas_are_drawn_and_pictures_follow_the_page(site: str) -> None:
    with chromium() as browser:
        browser.page.goto(f"{site}/en/m08_entropy.html")
        browser.page.locator("mjx-container svg").first.wait_for()
        ink = "getComputedStyle(document.querySelector('.picture text:not([style])')).fill"
        light = browser.page.evaluate(ink)
        while browser.page.evaluate("document.body.dataset.theme") != "dark":
            browser.page.locator(".theme-toggle-content button").click()
        assert browser.page.evaluate(ink) != light
        browser.page.get_by_role("link", name="Français").click()
        browser.page.wait_for_url(f"{site}/fr/m08_entropy.html")
        assert browser.page.locator("h1").inner_text().startswith("Que vaut une question")
        _quiet(browser)


@needs_chromium
@pytest.mark.browser
def test_with_the_keyboard_one_skips_to_the_text(site: str) -> None:
    with chromium() as browser:
        browser.page.goto(f"{site}/en/m02_pegs.html")
        seen = []
        for _ in range(4):
            browser.page.keyboard.press("Tab")
            seen.append(browser.page.evaluate("document.activeElement.textContent.trim()"))
        assert "Skip to content" in seen


@needs_chromium
@pytest.mark.browser
def test_the_book_opens_from_the_disk(book: Path) -> None:
    with chromium() as browser:
        browser.page.goto((book / "fr" / "index.html").as_uri())
        browser.page.get_by_role("link", name="Que vaut une question ?").first.click()
        browser.page.locator("mjx-container svg").first.wait_for()
        _quiet(browser)


# ---------------------------------------------------------------- on paper


def _title(page: Path) -> str:
    return page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ").replace("'", "’")


@needs_chromium
@pytest.mark.browser
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_pdf_has_its_outline_its_page_numbers_and_no_navigation(
    course: Course, tmp_path: Path, language: str
) -> None:
    build_pdf(course.root, tmp_path / "book.pdf", language)

    pdf = PdfReader(tmp_path / "book.pdf")
    book, inside = pdf.outline[:2]
    assert isinstance(inside, list)
    titles = [as_typed(str(entry["/Title"])) for entry in inside if not isinstance(entry, list)]
    names = [*course.modules, *notes.PAGES[1:]]
    expected = [as_typed(_title(course.root / "course_notes" / language / f"{name}.md")) for name in names]
    assert (len(pdf.outline), titles[3:]) == (2, expected), book
    assert 40 < len(pdf.pages) < 90
    text = [page.extract_text() for page in pdf.pages]
    assert [page.split()[0] for page in text] == [str(number) for number in range(1, len(text) + 1)]
    whole = "\n".join(text)
    assert "Skip to content" not in whole
    assert "Aller au contenu" not in whole
    assert "file://" not in whole
