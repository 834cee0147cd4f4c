"""The README and the guide: their links lead somewhere, their commands exist, their pictures show
what there is now."""

import re
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urlsplit
from xml.etree import ElementTree

import pytest

from autograder.authoring import pictures
from autograder.authoring.lessons import differences
from autograder.cli import _parser
from autograder.course.module import Course, CourseError
from autograder.course.parts import PACKAGE
from autograder.sandbox.doctor import Tier
from autograder.tests.browser import needs_chromium
from autograder.tests.conftest import parsers

pytestmark = pytest.mark.any_python

_ROOT = PACKAGE.parent
_GUIDE = PACKAGE / "guide"
_PAGES = [
    *(_ROOT / f"{name}.md" for name in ("README", "README.fr", "CHANGELOG", "CONTRIBUTING")),
    *(PACKAGE / "ARCHITECTURE.md", PACKAGE / "sandbox" / "README.md"),
    *sorted(_GUIDE.glob("*.md")),
    *sorted((_ROOT / "course_notes").glob("*/*.md")),
]
_CODE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
_SHELL = re.compile(r"^ *```sh\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\[[^\]]*\]\(([^)]+)\)")
_HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
_COMMAND = re.compile(r"(?:\.venv/bin/)?mastermind (?=[a-z])(.*)")
_MOST_LINES = 90  # of the README
_OF_A_LANGUAGE = re.compile(r"\.(en|fr)\.(?=md\b|png\b|svg\b)")
_COMMA = re.compile(r"(?<=\d),(?=\d)")  # of French numbers
_READMES = [_ROOT / "README.md", _ROOT / "README.fr.md"]
every_readme = pytest.mark.parametrize("readme", _READMES, ids=lambda page: page.name)


@cache
def _anchors(page: Path) -> set[str]:
    """What GitHub makes of the headings of a page, to lead there."""
    headings = _HEADING.findall(_CODE.sub("", page.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def _commands(text: str) -> Iterator[list[str]]:
    """The words after `mastermind`, in blocks for the shell and in sentences."""
    in_blocks = [
        part
        for block in _SHELL.findall(text)
        for line in block.splitlines()
        for part in line.split("&&")
    ]
    in_sentences = re.findall(r"`([^`\n]*)`", _CODE.sub("", text))
    for said in (*in_blocks, *in_sentences):
        if found := _COMMAND.fullmatch(said.strip()):
            yield shlex.split(found[1], comments=True)


def test_every_link_leads_somewhere(subtests: pytest.Subtests) -> None:
    for page in _PAGES:
        for target in _LINK.findall(_CODE.sub("", page.read_text(encoding="utf-8"))):
            parts = urlsplit(target)
            if parts.scheme:
                continue
            there = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            with subtests.test(f"{page.relative_to(_ROOT)}: {target}"):
                assert there.exists()
                assert not parts.fragment or unquote(parts.fragment) in _anchors(there)


def test_every_command_exists_with_its_options(subtests: pytest.Subtests) -> None:
    verbs = parsers("en")
    for page in _PAGES:
        for words in _commands(page.read_text(encoding="utf-8")):
            with subtests.test(f"{page.relative_to(_ROOT)}: {shlex.join(words)}"):
                assert words[0] in verbs
                options = verbs[words[0]]._option_string_actions
                assert [
                    word for word in words[1:] if word.startswith("-") and word not in options
                ] == []


def test_options_that_are_named_alone_exist(subtests: pytest.Subtests) -> None:
    known = {
        option for verb in parsers("en").values() for option in verb._option_string_actions
    } | {"--submission"}
    for page in (*_READMES, *sorted(_GUIDE.glob("*.md"))):
        named = re.findall(r"`(--[a-z-]+)[^`]*`", _CODE.sub("", page.read_text(encoding="utf-8")))
        with subtests.test(page.name):
            assert set(named) <= known


@every_readme
def test_commands_of_the_readme_can_be_given_as_they_stand(readme: Path) -> None:
    found = list(_commands(readme.read_text(encoding="utf-8")))

    assert {"demo", "grade", "check", "hint"} <= {words[0] for words in found}
    for words in found:
        _parser().parse_args(words)


@every_readme
def test_the_readme_is_one_screen_and_names_every_page_of_the_guide(readme: Path) -> None:
    text = readme.read_text(encoding="utf-8")

    assert len(text.splitlines()) <= _MOST_LINES
    named = {
        _without_language((_ROOT / target.partition("#")[0]).resolve())
        for target in _LINK.findall(text)
    }
    assert [page.name for page in _GUIDE.glob("*.md") if _without_language(page) not in named] == []


def _without_language(page: Path) -> Path:
    return page.with_name(_OF_A_LANGUAGE.sub(".", page.name))


@pytest.mark.parametrize(
    "french", [_READMES[1], *sorted(_GUIDE.glob("*.fr.md"))], ids=lambda page: page.name
)
def test_a_page_says_the_same_in_both_languages(french: Path) -> None:
    pages = (
        french.with_name(french.name.replace(".fr.", ".en.")),
        french.with_name(french.name.replace(".fr.", ".")),
    )
    (english,) = (page for page in pages if page.is_file())
    here, there = (page.read_text(encoding="utf-8") for page in (french, english))

    assert (
        list(
            differences(*(_OF_A_LANGUAGE.sub(".", text) for text in (there, _COMMA.sub(".", here))))
        )
        == []
    )
    assert [*map(_as_in_english, _commands(here))] == [*map(_as_in_english, _commands(there))]
    assert _led_to(here) == _led_to(there)
    assert f"[In English]({english.name})" in here
    assert f"[En français]({french.name})" in there
    prose = re.sub(r"`[^`\n]*`|\]\([^)]*\)|In English:.*", "", _CODE.sub("", here))
    assert re.findall(r".{0,20} [;:?!»](?=\s).{0,20}", prose) == [], (
        "a line may break before this sign"
    )


def _as_in_english(words: list[str]) -> list[str]:
    """A command without what a language changes in it: the names of files for learners."""
    named = {"Pour vous": "For you", "/fr/": "/en/", "NOM": "NAME"}
    return [
        re.sub("|".join(named), lambda found: named[found[0]], "en" if word == "fr" else word)
        for word in words
    ]


def _led_to(text: str) -> set[str]:
    """Where a page leads, but for the language: its twins are one page."""
    targets = (_OF_A_LANGUAGE.sub(".", target.partition("#")[0]) for target in _LINK.findall(text))
    return {re.sub(r"(course_notes|solutions)/fr\b", r"\1/en", target) for target in targets}


def test_the_pictures_show_what_there_is_now(course: Course, tier: Tier) -> None:
    """But for the page of the class, which is compared where a class is graded."""
    texts = pictures.others(course, tier)

    assert pictures.stale(course, texts) == []
    folder = course.root / pictures.FOLDER
    assert {path.name for path in folder.iterdir()} == {
        *texts,
        *pictures.CLASS.values(),
        "digests.json",
    }
    assert [path.name for path in folder.glob("*.png") if path.stat().st_size > 150_000] == []


def test_a_picture_of_something_else_is_stale(course: Course, tier: Tier) -> None:
    text = pictures.terminal(course, tier, "fr")

    assert "a renvoyé `1`" in text
    assert pictures.stale(course, {"verdict.fr.svg": text}) == []
    assert pictures.stale(course, {"verdict.fr.svg": text.replace("`1`", "`2`")}) == [
        "verdict.fr.svg"
    ]
    assert pictures.stale(course, {"missing.svg": text}) == ["missing.svg"]


def test_a_verdict_is_drawn_without_asking_anything_elsewhere(course: Course, tier: Tier) -> None:
    drawn = pictures.drawn("verdict.en.svg", pictures.terminal(course, tier, "en")).decode()

    said = "".join(ElementTree.fromstring(drawn).itertext()).replace("\u00a0", " ")
    assert "mal_places([1, 1, 1, 2], [1, 1, 1, 1])" in said
    assert re.findall(r"https?://[^\"]*", drawn) == ["http://www.w3.org/2000/svg"]


@needs_chromium
@pytest.mark.browser
def test_a_board_is_drawn(course: Course) -> None:
    drawn = pictures.drawn("board.en.png", pictures.board(course, "en"))

    assert drawn.startswith(b"\x89PNG")
    assert 20_000 < len(drawn) < 200_000


def test_without_chromium_one_sentence_says_so(
    course: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "CHROMIUM", None)

    with pytest.raises(CourseError, match="apt install chromium"):
        pictures.drawn("board.en.png", "")
