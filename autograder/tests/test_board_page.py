"""The board's page side in a real Chromium, with the real kernel side behind it: by keyboard, by
mouse, by name."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from autograder.board.opening import match_of
from autograder.board.widget import Board
from autograder.tests.browser import (
    Browser,
    chromium,
    expect,
    is_accessible,
    needs_chromium,
    needs_npm,
    serve,
)
from solutions import m02_pegs, m04_codebreaker

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, needs_chromium]

_HERE = Path(__file__).parents[1] / "board"
_PAGE = """<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Board</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<link rel="stylesheet" href="board.css">
<style>:root {{ color-scheme: light dark; }} {style}</style></head>
<body>{beside}<main><h1>Mastermind</h1><div id="board"></div></main><script type="module">
import board from "./board.js";
const state = {state}, heard = {{}};
const model = {{
  get: (name) => state[name],
  on: (what, does) => (heard[what] = does),
  off: (what) => delete heard[what],
  send: async (message) => {{ state.view = await kernel(message); heard["change:view"](); }},
}};
board.render({{ model, el: document.getElementById("board") }});
document.body.dataset.ready = "yes";
</script></body></html>"""

# what JupyterLab's dark theme sets
_LAB_DARK = """:root {
--jp-layout-color1: #111; --jp-layout-color2: #424242; --jp-ui-font-color1: #fff; }
body { background: #111; color: #fff; }"""


@contextmanager
def opened(
    folder: Path,
    language: str = "en",
    width: int = 1280,
    style: str = "",
    dark: bool = False,
    beside: str = "",
    **game: Any,
) -> Iterator[Browser]:
    """A board on a page, connected to its kernel side as a notebook would."""
    board = Board(match_of(**game), language)
    for name in ("board.js", "board.css"):
        (folder / name).write_bytes((_HERE / name).read_bytes())
    state = json.dumps({"labels": board.labels, "view": board.view})
    (folder / "index.html").write_text(
        _PAGE.format(lang=language, style=style, state=state, beside=beside), encoding="utf-8"
    )

    def kernel(message: dict[str, Any]) -> dict[str, Any]:
        board._handle_custom_msg(message, [])
        return dict(board.view)

    with serve(folder) as address, chromium(width, dark=dark) as browser:
        browser.page.expose_function("kernel", kernel)
        browser.page.goto(f"{address}/index.html")
        browser.page.wait_for_selector("body[data-ready]")
        yield browser
        assert browser.errors == []
        assert browser.external == []


def said(page: "Page") -> Any:
    return expect(page.get_by_role("status"))


def to_be_ready(page: "Page") -> None:
    """The keys are the board's as soon as it appears."""
    expect(page.get_by_role("group", name=re.compile("Mastermind"))).to_be_focused()


def test_a_game_by_keyboard_alone(tmp_path: Path) -> None:
    with opened(tmp_path, code=[3, 2, 2, 4]) as browser:
        page = browser.page
        to_be_ready(page)
        page.keyboard.type("1179")  # 7 and 9 are no colours
        page.keyboard.press("Enter")
        said(page).to_contain_text("A proposition has 4 colours from 1 to 6")
        page.keyboard.type("bb")
        page.keyboard.press("?")
        expect(
            page.get_by_role("table", name="Codes by answer (well placed, misplaced)")
        ).to_be_visible()
        said(page).to_contain_text("1 1 2 2 would leave 204.54 codes on average, 256 at worst")
        page.keyboard.press("Enter")
        said(page).to_contain_text(
            "1 well placed, 1 misplaced. 208 codes are still possible. 9 tries are left."
        )
        page.keyboard.type("1224")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Backspace")
        page.keyboard.press("3")
        page.keyboard.press("Enter")
        said(page).to_contain_text("Found, in 2 tries: 3 2 2 4.")
        expect(page.get_by_role("group", name="Mastermind board")).to_be_focused()
        page.keyboard.press("Enter")  # one too many
        said(page).to_contain_text("Found, in 2 tries: 3 2 2 4.")
        page.keyboard.press("n")
        said(page).to_contain_text("You have 10 tries")


def test_a_long_game_leaves_its_buttons_where_they_can_be_pressed(tmp_path: Path) -> None:
    with opened(tmp_path, code=[3, 2, 2, 4]) as browser:
        page = browser.page
        page.set_viewport_size({"width": 1280, "height": 640})
        to_be_ready(page)
        for number in range(9):
            page.keyboard.type("1122\n" if number % 2 else "5566\n")
            expect(page.locator(".turn")).to_have_count(number + 1)
        for name in ("Propose", "1, orange circle"):
            expect(page.get_by_role("button", name=name, exact=True).last).to_be_in_viewport(
                ratio=1
            )
        expect(page.locator(".turn").last).to_be_in_viewport()
        assert page.evaluate("scrollY") == 0


def test_enter_proposes_after_clicks_and_after_buttons_pressed_by_keyboard(tmp_path: Path) -> None:
    with opened(tmp_path, code=[3, 2, 2, 4]) as browser:
        page = browser.page
        orange, green = "1, orange circle", "3, green triangle"
        for name in (orange, orange, orange, green):
            page.get_by_role("button", name=name, exact=True).last.click()
        page.keyboard.press("Enter")
        said(page).to_contain_text("Proposition 1, 1 1 1 3: 0 well placed, 1 misplaced.")
        for _ in range(4):
            page.get_by_role("button", name=green, exact=True).last.focus()
            page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Propose")).to_be_focused()
        page.get_by_role("button", name="position 4").focus()
        page.keyboard.press("Enter")  # chooses where, proposes nothing
        page.get_by_role("button", name="6, dark orange hexagon", exact=True).last.focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        said(page).to_contain_text("Proposition 2, 3 3 3 6:")


def test_a_slow_answer_is_waited_for_and_the_next_proposition_typed_meanwhile(
    tmp_path: Path,
) -> None:
    def bien_places(code: list[int], proposition: list[int]) -> int:
        time.sleep(0.5)
        return sum(a == b for a, b in zip(code, proposition, strict=True))

    with opened(tmp_path, code=[3, 2, 2, 4], score=(bien_places, m02_pegs.mal_places)) as browser:
        page = browser.page
        to_be_ready(page)
        page.keyboard.type("1122\n\n322\n")
        said(page).to_contain_text("Proposition 1, 1 1 2 2: 1 well placed")
        page.keyboard.type("4\n")
        said(page).to_contain_text("Found, in 2 tries: 3 2 2 4.")


def test_what_a_proposition_would_teach_is_of_that_proposition_only(tmp_path: Path) -> None:
    with opened(tmp_path, "fr") as browser:
        page = browser.page
        table = page.get_by_role("table", name="Codes par réponse")
        page.get_by_role("group", name="Plateau de Mastermind").press_sequentially("1122?")
        expect(table).to_be_visible()
        expect(page.get_by_text("chaque bit d’information divise par deux")).to_be_visible()
        page.keyboard.press("3")
        expect(table).to_have_count(0)
        said(page).to_contain_text("Vous avez 10 essais.")
        page.keyboard.press("?")
        said(page).to_contain_text("1 1 2 3 laisserait")
        page.get_by_role("button", name="Effacer").click()
        expect(table).to_have_count(0)


def test_a_game_by_mouse_in_french_on_a_telephone(tmp_path: Path) -> None:
    def bien_places(code: list[int], proposition: list[int]) -> int:
        return sum(a == b for a, b in zip(code, proposition, strict=True))

    def mal_places(code: list[int], proposition: list[int]) -> int:
        return sum(colour in code for colour in proposition)

    with opened(tmp_path, "fr", 360, score=(bien_places, mal_places), code=[3, 2, 2, 4]) as browser:
        page = browser.page
        for name in ("1, rond orange", "1, rond orange", "2, carré bleu clair", "3, triangle vert"):
            page.get_by_role("button", name=name, exact=True).first.click()
        page.get_by_role("button", name="position 4 : 3, triangle vert").click()
        page.get_by_role("button", name="Effacer").click()
        expect(page.get_by_role("button", name="Proposer")).to_have_attribute(
            "aria-disabled", "true"
        )
        page.get_by_role("button", name="Proposer").click(force=True)  # does nothing
        page.get_by_role("button", name="2, carré bleu clair", exact=True).click()
        page.get_by_role("button", name="Proposer").click()
        said(page).to_contain_text("1 bien placé, 1 mal placé. 208 codes sont encore possibles.")
        board = page.get_by_role("group", name="Plateau de Mastermind")
        expect(board).to_contain_text("mal_places dit 2 ; 1 est juste.")
        said(page).to_contain_text("mal_places dit 2 ; 1 est juste.")  # heard, too
        assert "3, 2, 2, 4" not in board.inner_text()  # the call would show the code
        for name in (
            "3, triangle vert",
            "2, carré bleu clair",
            "2, carré bleu clair",
            "4, losange jaune",
        ):
            page.get_by_role("button", name=name, exact=True).click()
        page.get_by_role("button", name="Proposer").click()
        said(page).to_contain_text("Trouvé, en 2 essais : 3 2 2 4.")
        expect(board).to_contain_text(
            "mal_places([3, 2, 2, 4], [1, 1, 2, 2]) a renvoyé 2 ; on attendait 1."
        )
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_row_of_digits_of_a_french_keyboard(tmp_path: Path) -> None:
    with opened(tmp_path, "fr", code=[3, 2, 2, 4]) as browser:
        page = browser.page
        board = page.get_by_role("group", name="Plateau de Mastermind")
        for rank, key in ((3, '"'), (2, "é"), (2, "é"), (4, "'")):
            board.dispatch_event("keydown", {"key": key, "code": f"Digit{rank}", "bubbles": True})
        board.press("Enter")
        said(page).to_contain_text("Trouvé, en un essai")


def test_the_other_role_by_keyboard_with_a_contradiction(tmp_path: Path) -> None:
    with opened(tmp_path, codebreaker=m04_codebreaker.test_code) as browser:
        page = browser.page

        def press(keys: str) -> None:
            page.keyboard.type(keys)
            page.keyboard.press("Enter")

        def correct_the_first() -> None:
            page.get_by_role("button", name="Change the answer to proposition 1").focus()
            page.keyboard.press("Enter")
            said(page).to_contain_text("Proposition 1 was 1 1 1 1. What is the right answer?")
            expect(page.get_by_role("group", name="Mastermind board")).to_be_focused()

        to_be_ready(page)
        press("00")
        said(page).to_contain_text("Proposition 2: 2 2 2 2.")
        press("31")
        said(page).to_contain_text("no proposition of 4 pegs gets that answer")
        correct_the_first()
        press("04")
        said(page).to_contain_text("The answer to proposition 1 alone cannot be true.")
        correct_the_first()
        press("30")
        said(page).to_contain_text("Proposition 2: 1 1 1 2.")
        press("40")
        said(page).to_contain_text("Found, in 2 tries: 1 1 1 2.")


def test_the_board_answers_for_a_code_given_on_the_page(tmp_path: Path) -> None:
    with opened(tmp_path, codebreaker="computer") as browser:
        page = browser.page
        page.get_by_role("button", name="Let the board answer").click()
        said(page).to_contain_text("Choose your code")
        page.keyboard.type("5511")
        page.keyboard.press("Enter")
        for _ in range(12):
            expect(page.get_by_role("group", name="Mastermind board")).to_be_focused()
            if "Found" in page.get_by_role("status").inner_text():
                break
            page.keyboard.press("Enter")
            page.wait_for_timeout(100)
        said(page).to_contain_text("5 5 1 1.")


def _typed_game(page: "Page") -> None:
    to_be_ready(page)
    page.keyboard.type("1122")
    page.keyboard.press("Enter")
    said(page).to_contain_text("1")
    page.keyboard.type("345")


@needs_npm
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize(("language", "style"), [("en", ""), ("fr", _LAB_DARK)])
@pytest.mark.parametrize(
    "game",
    [{"colours": 9, "score": lambda *_: 0}, {"codebreaker": "computer"}],
    ids=["guess", "answer"],
)
def test_everything_has_a_name_and_can_be_read(
    tmp_path: Path, game: dict[str, Any], language: str, style: str, width: int
) -> None:
    with opened(tmp_path, language, width, style, dark=bool(style), **game) as browser:
        page = browser.page
        _typed_game(page)
        page.keyboard.press("?")
        is_accessible(page)


def test_the_keys_stay_with_who_is_typing_elsewhere(tmp_path: Path) -> None:
    with opened(tmp_path, beside="<textarea autofocus></textarea>") as browser:
        page = browser.page
        page.wait_for_timeout(200)
        expect(page.locator("textarea")).to_be_focused()


def test_enter_on_a_place_proposes_a_full_row(tmp_path: Path) -> None:
    with opened(tmp_path, code=[3, 2, 2, 4]) as browser:
        page = browser.page
        to_be_ready(page)
        page.keyboard.type("112")
        page.get_by_role("button", name="position 2").focus()
        page.keyboard.press("Enter")
        said(page).not_to_contain_text("Proposition 1,")
        page.keyboard.type("12")
        page.keyboard.press("Tab")
        page.keyboard.type("22")
        page.keyboard.press("Enter")
        said(page).to_contain_text("Proposition 1,")


def test_a_game_is_looked_back_at_move_by_move(tmp_path: Path) -> None:
    with opened(tmp_path, code=[3, 2, 2, 4]) as browser:
        page = browser.page
        to_be_ready(page)
        expect(page.get_by_role("button", name="Look back")).to_have_count(0)
        for guess in ("1122", "3324", "3224"):
            page.keyboard.type(f"{guess}\n")
        page.get_by_role("button", name="Look back").click()
        said(page).to_contain_text("You lost 0.13 tries; luck gave 1.47.", timeout=60_000)
        table = page.get_by_role("table", name="The game, move by move")
        expect(table.get_by_role("row")).to_have_count(4)
        expect(table.get_by_role("row").nth(1).get_by_role("cell").last).to_have_text("1 1 2 3")
        expect(page.get_by_role("button", name="Look back")).to_have_count(0)
        page.keyboard.press("n")
        expect(table).to_have_count(0)


@needs_npm
@pytest.mark.parametrize(("language", "width"), [("en", 360), ("fr", 1280)])
def test_the_review_has_names_and_can_be_read(tmp_path: Path, language: str, width: int) -> None:
    with opened(tmp_path, language, width, _LAB_DARK, dark=True, code=[3, 2, 2, 4]) as browser:
        to_be_ready(browser.page)
        for guess in ("1122", "3224"):
            browser.page.keyboard.type(f"{guess}\n")
        browser.page.locator(".actions button").nth(1).click()
        expect(browser.page.locator(".review table")).to_be_visible(timeout=60_000)
        assert browser.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        is_accessible(browser.page)
