"""The puzzle: every task has one, any right order is right, a false line is refused with its
question, help grows."""

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from autograder.cli import main
from autograder.course.module import Course, Module
from autograder.examples.hunting import task_called
from autograder.examples.record import record_of
from autograder.i18n.errors import InputError
from autograder.i18n.typography import as_typed
from autograder.learn.puzzle import Piece, Puzzle, Tried, half_written, has_puzzle
from autograder.learn.state import Progress, path_for
from autograder.notebook import hinted, puzzled
from autograder.notebook.puzzle_widget import PuzzleWidget
from autograder.sandbox.doctor import Tier
from autograder.sandbox.servers import Inside, Sandbox, sandbox_of
from autograder.tests.browser import Browser, chromium, needs_chromium, serve
from autograder.tests.settings import now_or_slow

pytestmark = pytest.mark.any_python

Said = pytest.CaptureFixture[str]
_RANGE = "mal_places__range_1_6"


def _puzzle(module: Module, name: str = "mal_places", mistake: str = _RANGE) -> Puzzle:
    task = task_called(module, name)
    assert task
    return Puzzle(module, task, mistake)


Order = list[list[int]]  # what a page sends


def _placed(pieces: Sequence[Piece]) -> Order:
    """Lines in that order, each as far in as the right one in its place."""
    return [[piece.number, piece.lines[0][0]] for piece in pieces]


def _flat(pieces: Sequence[Piece]) -> Order:
    return [[piece.number, 0] for piece in pieces]


def _tried(puzzle: Puzzle, order: Order, sandbox: Sandbox) -> Tried:
    return puzzle.try_order(puzzle.ordered(order), sandbox)


def _english(tried: Tried) -> str:
    return " ".join(as_typed(one["en"]) for one in tried.said)


def _misled(puzzle: Puzzle, false: Piece) -> Order:
    """The right order with a false line in the place of the one it resembles most."""
    line = false.lines[0][1]
    rank = max(
        range(len(puzzle.right)), key=lambda one: _likeness(line, puzzle.right[one].lines[0][1])
    )
    steps = puzzle.right[rank].lines[0][0]
    order = [*puzzle.right]
    order[rank] = Piece(false.number, ((steps, line),), false=True)
    return _placed(order)


def _likeness(line: str, other: str) -> float:
    same = line.endswith(":") == other.endswith(":")
    return SequenceMatcher(None, line, other).ratio() if same else 0.0


# ---------------------------------------------------------------- every task


@pytest.mark.parametrize(
    "slug", now_or_slow({f"m{rank:02}": f"m{rank:02}" for rank in range(1, 11)}, ("m02", "m03"))
)
def test_each_task_has_a_puzzle(slug: str, course: Course, tier: Tier) -> None:
    """Its right order is right, its false lines are refused with the question of their mistake."""
    module = next(one for name, one in course.modules.items() if name.startswith(slug))
    for task in module.tasks:
        puzzle = Puzzle(module, task)
        assert _tried(puzzle, _placed(puzzle.right), sandbox_of(tier)).solved, task.name
        assert puzzle.false, task.name
        for false in puzzle.false:
            refused = _tried(puzzle, _misled(puzzle, false), sandbox_of(tier))
            question = next(
                one.diagnosis.advice
                for one in module.mistakes
                if one.diagnosis.name == puzzle.mistake
            )
            assert not refused.solved, (task.name, false)
            assert as_typed(question["en"]) in _english(refused), (task.name, false)


def test_no_false_line_is_one_of_the_right_program(course: Course) -> None:
    for module in course.modules.values():
        for record in record_of(module).tasks.values():
            assert record.puzzles
            for one in record.puzzles:
                right = {line.strip() for line in one.right.splitlines()}
                assert not right & {line for lines in one.false.values() for line in lines}
                assert all(1 <= len(lines) <= 2 for lines in one.false.values())
                assert {*one.false} <= {wrong.name for wrong in record.wrong}


# ---------------------------------------------------------------- an order


def test_a_false_line_gets_the_question_of_the_mistake_that_was_made(
    pegs: Module, tier: Tier
) -> None:
    puzzle = _puzzle(pegs)
    (false,) = puzzle.false
    assert "range(1, 6)" in false.lines[0][1]
    said = _english(_tried(puzzle, _misled(puzzle, false), sandbox_of(tier)))
    assert "returned `1`; `2` was expected" in said
    assert f"Line {false.number} belongs to a mistake." in said
    assert "only the `6` is misplaced" in said


def test_an_order_that_is_right_is_right_whatever_the_lines(pegs: Module, tier: Tier) -> None:
    """Judged by what it does: two lines that may be swapped, or one too many that does nothing."""
    puzzle = _puzzle(pegs, "bien_places", "")
    lines = [*puzzle.right, *puzzle.false]
    # what follows `return` is never run
    assert _tried(puzzle, _placed(lines), sandbox_of(tier)).solved


def test_too_few_lines_and_lines_too_far_in_are_not_right(pegs: Module, tier: Tier) -> None:
    puzzle = _puzzle(pegs)
    sandbox = sandbox_of(tier)
    assert not _tried(puzzle, _placed(puzzle.right[:-1]), sandbox).solved
    said = _english(_tried(puzzle, _flat(puzzle.right), sandbox))
    assert "Python cannot read line" in said
    inside = _placed(puzzle.right)
    inside[-1][1] += 1
    assert not _tried(puzzle, inside, sandbox).solved


def test_the_same_without_any_process(pegs: Module) -> None:
    """As in a browser."""
    puzzle = _puzzle(pegs)
    assert _tried(puzzle, _placed(puzzle.right), Inside()).solved
    assert not _tried(puzzle, _misled(puzzle, puzzle.false[0]), Inside()).solved


@pytest.mark.parametrize(
    "placed", [[], [[99, 0]], [[1, 0], [1, 0]], ["1"], [[1, "x"]], [[[], 0]], [1], [[1, 0, 0]]]
)
def test_what_is_no_order_is_told(placed: list[Any], pegs: Module) -> None:
    with pytest.raises(InputError, match="Nothing is in its place yet"):
        _puzzle(pegs).ordered(placed)


def test_the_numbers_are_the_same_each_time_and_never_in_order(course: Course) -> None:
    for module in course.modules.values():
        for task in module.tasks:
            numbers = [one.number for one in Puzzle(module, task).right]
            assert numbers == [one.number for one in Puzzle(module, task).right]
            assert len(numbers) == 1 or numbers != sorted(numbers) or Puzzle(module, task).false


# ---------------------------------------------------------------- help


def test_help_takes_false_lines_away_then_indents_then_joins(pegs: Module, tier: Tier) -> None:
    puzzle = _puzzle(pegs)
    false = puzzle.false[0].number
    assert as_typed(puzzle.help()["en"]) == f"Line {false} was wrong: it is gone."
    assert not puzzle.false
    with pytest.raises(InputError):
        puzzle.ordered([[false, 0]])
    assert "only the order is left" in as_typed(puzzle.help()["en"])
    assert _tried(puzzle, _flat(puzzle.right), sandbox_of(tier)).solved

    count = len(puzzle.pieces)
    while len(puzzle.pieces) > 2:
        assert "one block now" in as_typed(puzzle.help()["en"])
        count -= 1
        assert len(puzzle.pieces) == count
    helps = puzzle.helps
    assert "no more help" in as_typed(puzzle.help()["en"])
    assert puzzle.helps == helps
    assert _tried(puzzle, _flat([puzzle.right[0], puzzle.right[-1]]), sandbox_of(tier)).solved


# ---------------------------------------------------------------- on the terminal


def _check(tmp_path: Path, last_colour: int = 6) -> None:
    """A verdict on a program that forgets a colour."""
    (tmp_path / "m02_pegs.py").write_text(
        "def occurences(l, n):\n    return l.count(n)\n"
        "def bien_places(l1, l2):\n    return sum(a == b for a, b in zip(l1, l2))\n"
        "def mal_places(l1, l2):\n    total = 0\n"
        f"    for couleur in range(1, {last_colour}):\n"
        "        total += min(occurences(l1, couleur), occurences(l2, couleur))\n"
        "    return total - bien_places(l1, l2)\n",
        encoding="utf-8",
    )
    main(["check", str(tmp_path / "m02_pegs.py"), "--lang", "en"])


def test_a_half_written_solution(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    """After a verdict that named a mistake, its line is among those that fill the gaps."""
    monkeypatch.chdir(tmp_path)
    _check(tmp_path)
    capsys.readouterr()
    assert main(["hint", "m02_pegs", "mal_places", "--puzzle", "--lang", "fr"]) == 0
    said = as_typed(capsys.readouterr().out)
    for words in (
        "def mal_places(",
        "    # ...\n",
        "L'une d'elles est fausse",
        "in range(1, 6):\n",
    ):
        assert words in said
    assert said.rstrip().endswith("Puis vérifiez-la : mastermind check m02_pegs --lang fr")


def test_the_gaps_of_each_half_written_solution_are_filled_by_its_lines(course: Course) -> None:
    for module in course.modules.values():
        for task in module.tasks:
            puzzle = Puzzle(module, task)
            solution = half_written(puzzle)
            program, missing = solution.program.splitlines()[1:], solution.missing.splitlines()
            right = [piece.lines[0][1] for piece in puzzle.right]
            gaps = [rank for rank, line in enumerate(program) if line.strip() == "# ..."]
            assert gaps
            assert [line.strip() for rank, line in enumerate(program) if rank not in gaps] == [
                line for rank, line in enumerate(right) if rank not in gaps
            ]
            assert sorted(missing) == sorted(
                [right[rank] for rank in gaps] + [piece.lines[0][1] for piece in puzzle.false]
            )


def test_after_a_right_verdict_no_mistake_is_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    _check(tmp_path)
    assert Progress(path_for(tmp_path)).mistake("m02_pegs", "mal_places") == _RANGE
    _check(tmp_path, 7)
    assert Progress(path_for(tmp_path)).mistake("m02_pegs", "mal_places") == ""


def test_an_error_names_the_line_of_the_puzzle(pegs: Module, tier: Tier) -> None:
    puzzle = _puzzle(pegs)
    *others, last = puzzle.right
    tried = _tried(puzzle, _flat([last, others[0]]), sandbox_of(tier))
    named = re.findall(r"\((?:line|ligne) (\d+)\)", _english(tried))
    assert "Error: " in _english(tried)
    assert named == [str(last.number)]


def test_the_last_hint_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    monkeypatch.chdir(tmp_path)
    for turn in range(3):
        main(["hint", "m02_pegs", "mal_places", "--lang", "fr"])
        said = "mastermind hint m02_pegs mal_places --puzzle --lang fr" in capsys.readouterr().out
        assert said == (turn == 2)


def test_the_last_hint_of_a_cell_names_it(pegs: Module) -> None:
    progress = Progress(None)
    shown = [hinted("mal_places", progress, "en") for _ in range(3)]
    assert ['hint("mal_places", puzzle=True)' in one.markdown for one in shown] == [
        False,
        False,
        True,
    ]


def test_a_task_without_any_is_told(tmp_path: Path, pegs: Module) -> None:
    task = task_called(pegs, "mal_places")
    assert task
    without = Module("m02_pegs", tmp_path)
    assert not has_puzzle(without, "mal_places")
    with pytest.raises(InputError, match="mastermind observe m02_pegs"):
        Puzzle(without, task)


# ---------------------------------------------------------------- in a notebook


def test_a_cell_without_buttons_shows_a_half_written_solution(pegs: Module) -> None:
    shown = puzzled("mal_places", Progress(None), "fr")
    assert shown.widget is None
    assert "```python\ndef mal_places(" in shown.markdown
    assert 'check("mal_places")' in shown.markdown
    assert "L'une d'elles est fausse" in as_typed(repr(shown))


@pytest.mark.parametrize(
    ("name", "said"), [(None, "Which function?"), ("nothing", "There is no function `nothing`")]
)
def test_a_cell_without_a_task_says_so(name: str | None, said: str) -> None:
    assert said in as_typed(repr(puzzled(name, Progress(None), "en")))


# ---------------------------------------------------------------- its page

_HERE = Path(__file__).parents[1] / "notebook"
_PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Puzzle</title>
<link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="puzzle.css"></head>
<body><main><h1>Mastermind</h1><div id="puzzle"></div></main><script type="module">
import puzzle from "./puzzle.js";
const state = {state}, heard = {{}};
const model = {{
  get: (name) => state[name],
  on: (what, does) => (heard[what] = does),
  send: async (message) => {{ state.view = await kernel(message); heard["change:view"](); }},
}};
puzzle.render({{ model, el: document.getElementById("puzzle") }});
document.body.dataset.ready = "yes";
</script></body></html>"""


@contextmanager
def opened(
    folder: Path, puzzle: Puzzle, progress: Progress, language: str = "en"
) -> Iterator[Browser]:
    """The puzzle on a page, connected to its kernel side as a notebook would."""
    widget = PuzzleWidget(puzzle, progress, language)
    for name in ("puzzle.js", "puzzle.css"):
        (folder / name).write_bytes((_HERE / name).read_bytes())
    state = json.dumps({"labels": widget.labels, "view": widget.view})
    (folder / "index.html").write_text(_PAGE.format(state=state), encoding="utf-8")

    def kernel(message: dict[str, Any]) -> dict[str, Any]:
        widget._handle_custom_msg(message, [])
        return dict(widget.view)

    with serve(folder) as address, chromium() as browser:
        browser.page.expose_function("kernel", kernel)
        browser.page.goto(f"{address}/index.html")
        browser.page.wait_for_selector("body[data-ready]")
        yield browser
        assert browser.errors == []
        assert browser.external == []


def _put(page: Page, number: int, steps: int) -> None:
    """Press a line, and move it as far in as it is to stand."""
    page.get_by_role("button", name=f"Put line {number} ").click()
    for _ in range(9):
        page.get_by_role("button", name=f"Line {number} less far in").click()
    for _ in range(steps):
        page.get_by_role("button", name=f"Line {number} further in").click()


@pytest.mark.browser
@needs_chromium
def test_solved_by_mouse(tmp_path: Path, pegs: Module) -> None:
    puzzle = _puzzle(pegs)
    false = puzzle.false[0]
    with opened(tmp_path, puzzle, Progress(None)) as browser:
        page = browser.page
        by_number = {one.number: one for one in (*puzzle.right, false)}
        misled = _misled(puzzle, false)
        for number, steps in misled:
            _put(page, number, steps)
        page.get_by_role("button", name="Check").click()
        expect(page.get_by_role("status")).to_contain_text("belongs to a mistake")
        page.get_by_role("button", name=f"Take line {false.number} out").click()
        (missing,) = {one.number for one in puzzle.right} - {number for number, _ in misled}
        _put(page, missing, by_number[missing].lines[0][0])
        for _ in puzzle.right[puzzle.right.index(by_number[missing]) + 1 :]:
            page.get_by_role("button", name=f"Line {missing} up").click()
        page.get_by_role("button", name="Check").click()
        expect(page.get_by_role("status")).to_contain_text("every promise is kept")
        expect(page.get_by_role("button")).to_have_count(0)  # nothing can be moved any more
        expect(page.locator(".done")).to_have_count(len(puzzle.right))
        expect(page.get_by_role("status")).to_contain_text("write mal_places yourself")


@pytest.mark.browser
@needs_chromium
def test_solved_by_keyboard_alone_with_help(tmp_path: Path, pegs: Module) -> None:
    puzzle = _puzzle(pegs)
    with opened(tmp_path, puzzle, Progress(None), "fr") as browser:
        page = browser.page
        page.get_by_role("button", name="Aide").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("status")).to_contain_text("elle n’y est plus")
        page.keyboard.press("Enter")  # the focus has stayed there
        expect(page.get_by_role("status")).to_contain_text("que l’ordre à trouver")
        last, *others = puzzle.right[::-1]
        for one in [last, *others[::-1]]:
            page.get_by_role("button", name=f"Mettre la ligne {one.number} ").focus()
            page.keyboard.press("Enter")
        page.get_by_role("button", name=f"Ligne {last.number} :").focus()
        for _ in others:
            page.keyboard.press("ArrowDown")
        page.get_by_role("button", name="Vérifier").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("status")).to_contain_text("toutes les promesses sont tenues")
        expect(page.get_by_role("status")).to_be_focused()


@pytest.mark.browser
@needs_chromium
def test_on_a_phone_buttons_stand_beside_their_line_and_the_verdict_is_in_sight(
    tmp_path: Path, pegs: Module
) -> None:
    puzzle = _puzzle(pegs)
    with opened(tmp_path, puzzle, Progress(None), "fr") as browser:
        page = browser.page
        page.set_viewport_size({"width": 390, "height": 400})
        for piece in puzzle.right:
            page.get_by_role("button", name=f"Mettre la ligne {piece.number} ").click()
        first = page.locator(".row").first
        line, moves = (first.locator(part).bounding_box() for part in (".line", ".moves"))
        assert line
        assert moves
        assert (
            moves["x"] >= line["x"] + line["width"] - 1,
            moves["x"] + moves["width"] <= 390,
        ) == (True, True)
        expect(first.locator(".line")).to_have_attribute("aria-label", re.compile(r", 0 cran\."))
        page.get_by_role("button", name="Vérifier").click()
        expect(page.get_by_role("status").locator("p").first).to_be_in_viewport()
