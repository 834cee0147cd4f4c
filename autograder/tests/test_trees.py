"""Strategies as trees: made by the engine, checked by a walker that does not know it, written as
files and pages."""

import ast
import json
import re
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from io import StringIO
from itertools import product
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import pytest
from rich.console import Console

from autograder.cli import main
from autograder.course.parts import PACKAGE
from autograder.i18n.errors import InputError
from autograder.i18n.typography import as_typed
from autograder.tests.browser import chromium, expect, needs_chromium, serve
from autograder.tests.settings import LANGUAGES
from autograder.trees.files import as_json
from autograder.trees.page import as_page
from autograder.trees.strategies import Asked, file_of, name_of, rules_named
from autograder.trees.verify import content_of, verified, verify

pytestmark = pytest.mark.any_python

SMALL = ("2x3", "3x4", "3x4-different", "bulls-3x5")
TREE: dict[str, Any] = {
    "format": "mastermind tree",
    "version": 1,
    "game": {"pegs": 2, "colours": "12", "repeats in secrets": True, "repeats in guesses": True},
    "total": 8,
    "worst": 3,
    "tree": ["11", {"1,0": ["12", {"0,2": "21"}], "0,0": "22"}],
}


def test_the_walker_shares_nothing_with_the_engine() -> None:
    found = ast.walk(ast.parse((PACKAGE / "trees" / "verify.py").read_text(encoding="utf-8")))
    imported = {node.module or "" for node in found if isinstance(node, ast.ImportFrom)}
    assert not {name for name in imported if name.startswith("autograder") and ".i18n" not in name}


@pytest.mark.parametrize(
    ("asked", "total", "worst"),
    [
        (Asked("optimal", rules_named("4x6")), 5625, 6),
        pytest.param(
            Asked("optimal", rules_named("4x6"), longest=5), 5626, 5, marks=pytest.mark.slow
        ),
        pytest.param(
            Asked("optimal", rules_named("4x6"), only_possible=True),
            5660,
            None,
            marks=pytest.mark.slow,
        ),
        (Asked("optimal", rules_named("4x6-different")), 1435, None),
        (Asked("optimal", rules_named("bulls-3x7")), 836, None),
        (Asked("knuth", rules_named("4x6")), 5801, 5),
        pytest.param(Asked("expected-size", rules_named("4x6")), 5696, 6, marks=pytest.mark.slow),
        pytest.param(Asked("entropy", rules_named("4x6")), 5722, 6, marks=pytest.mark.slow),
        pytest.param(Asked("most-parts", rules_named("4x6")), 5668, 6, marks=pytest.mark.slow),
        (Asked("first-consistent", rules_named("4x6")), 7471, 9),
        pytest.param(Asked("entropy", rules_named("bulls-4x10")), 26424, 8, marks=pytest.mark.slow),
    ],
    ids=lambda value: value.title if isinstance(value, Asked) else "",
)
def test_a_tree_takes_what_is_known(asked: Asked, total: int, worst: int | None) -> None:
    content = content_of(as_json(file_of(asked)))
    found = verified(content)
    assert (found.total, content["total"]) == (total, total)
    assert found.secrets == len(asked.rules.secrets())
    assert worst in (None, found.worst)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (
            ["entropy", "--longest", "5"],
            "entropy does not end every game of 4x6 in 5 tries: its longest one takes 6",
        ),
        (
            ["first-consistent", "--longest", "6"],
            "first-consistent does not end every game of 4x6 in 6 tries",
        ),
        (
            ["knuth", "--only-possible", "--longest", "5"],
            (
                "knuth, only possible codes does not end every game of 4x6 in 5 tries: its longest"
                " one takes 6"
            ),
        ),
        (
            ["optimal", "--only-possible", "--longest", "5"],
            "no strategy that proposes only possible codes ends every game of 4x6 in 5 tries",
        ),
        (
            ["optimal", "--breadth", "1", "--longest", "5"],
            "among the guesses that were looked at, none was found",
        ),
        (
            ["optimal", "--game", "3x4", "--longest", "1"],
            "no strategy ends every game of 3x4 in 1 try\n",
        ),
        (
            ["entropy", "--game", "bulls-3x5", "--longest", "2"],
            "entropy does not end every game of bulls-3x5 in 2 tries",
        ),
    ],
)
def test_only_the_full_search_speaks_of_all_strategies(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tree", *arguments, "--lang", "en"]) == 2
    assert problem in as_typed(capsys.readouterr().err)


@pytest.mark.parametrize(
    ("arguments", "summary"),
    [
        (
            ["optimal", "--breadth", "1"],
            "best of one guess looked at, 4x6: 5643 tries for 1296 secrets, ",
        ),
        (
            ["optimal", "--only-possible", "--longest", "6"],
            "optimal, only possible codes, at most 6 tries, 4x6: 5660 tries for 1296 secrets, ",
        ),
        (
            ["optimal", "--game", "1x1"],
            "optimal, 1x1: 1 try for 1 secret, 1.000 on average, 1 at most\n",
        ),
    ],
)
def test_what_was_asked_for_stands_before_what_it_takes(
    arguments: list[str], summary: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tree", *arguments, "--lang", "en"]) == 0
    assert as_typed(capsys.readouterr().out).startswith(summary)


def test_what_leaves_guesses_out_is_no_optimum() -> None:
    for breadth, title in (
        (1, "best of one guess looked at"),
        (3, "best of 3 guesses looked at, at most 5 tries"),
    ):
        asked = Asked(
            "optimal", rules_named("3x4"), longest=5 if breadth > 1 else None, breadth=breadth
        )
        assert file_of(asked)["strategy"] == asked.title == title


@pytest.mark.parametrize("name", SMALL)
def test_a_game_is_called_as_it_is_typed(name: str) -> None:
    assert name_of(rules_named(name)) == name


def _tree(node: Any) -> Any:
    """A tree as the exercise of m10 has it."""
    guess, branches = (node, {}) if isinstance(node, str) else node
    answers = {tuple(map(int, key.split(","))): _tree(branch) for key, branch in branches.items()}
    return [int(peg) for peg in guess], answers


def test_the_solution_of_m10_agrees() -> None:
    content = file_of(Asked("optimal", rules_named("3x4")))
    from solutions import m10_optimum  # reading it computes its examples

    assert m10_optimum.check_tree(_tree(content["tree"]), 3, 4) == content["total"] == 206


@pytest.mark.parametrize("game", SMALL)
def test_the_format_loses_nothing(game: str) -> None:
    content = file_of(Asked("optimal", rules_named(game)))
    assert content_of(as_json(content)) == content


def _changed(**values: Any) -> str:
    return json.dumps(
        {key: value for key, value in {**TREE, **values}.items() if value is not None}
    )


def _node(change: Callable[[Any], None]) -> str:
    content = deepcopy(TREE)
    change(content["tree"])
    return json.dumps(content)


def _game(**values: Any) -> str:
    return _changed(game={**TREE["game"], **values})


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "it is no JSON, from line 1 on"),
        ("{\n]", "it is no JSON, from line 2 on"),
        ("[" * 100_000, "nested too deeply"),
        ("[1]", "it has to begin with"),
        (_changed(version=2), "it has to begin with"),
        ('{"a": 1, "a": 2}', "an object has 'a' twice"),
        (_changed(tree=None), '"tree" is missing'),
        (_changed(game=None), '"game" is missing'),
        (_changed(game=7), '"game" has to say'),
        (_game(pegs=True), '"game" has to say'),
        (_game(pegs=9), '"game" has to say'),
        (_game(colours="11"), '"game" has to say'),
        (
            _node(lambda tree: tree[1].update({"1;0": tree[1].pop("1,0")})),
            "11 has a branch for '1;0', which is no answer",
        ),
        (_game(pegs=8, colours="123456"), "its game has 1679616 codes"),
        (_game(colours="1", **{"repeats in secrets": False}), "its game has 0 codes"),
        (_changed(tree=7), "at the first guess: 7 is no part of a tree"),
        (_changed(tree=["11"]), "at the first guess: ['11'] is no part of a tree"),
        (_changed(tree=[["11"], {}]), "is no part of a tree"),
        (_changed(tree="13"), "at the first guess: '13' is no code of this game"),
        (_changed(tree="111"), "'111' is no code"),
        (_game(**{"repeats in guesses": False}), "'11' is no code"),
        (
            _changed(tree="11"),
            "at the first guess, 11 has no branch for the answer 1,0, which the secret 12 gives",
        ),
        (
            _node(lambda tree: tree[1].pop("0,0")),
            "11 has no branch for the answer 0,0, which the secret 22 gives",
        ),
        (
            _node(lambda tree: tree[1].update({"2,0": "11"})),
            "11 has a branch for '2,0', an answer that no secret left",
        ),
        (_node(lambda tree: tree[1].update({"x": "11"})), "11 has a branch for 'x'"),
        (
            _node(lambda tree: tree[1]["1,0"][1].update({"0,2": "12"})),
            "after 11 1,0 → 12 0,2, 12 has no branch",
        ),
        (_changed(total=7), 'it says that "total" is 7; it is 8'),
        (_changed(worst="3"), "it says that \"worst\" is '3'; it is 3"),
        (_changed(secrets=5), 'it says that "secrets" is 5; it is 4'),
    ],
)
def test_the_first_mistake_is_told_in_words(text: str, problem: str, tmp_path: Path) -> None:
    file = tmp_path / "tree.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(InputError) as told:
        verify(file)
    assert as_typed(str(told.value)).startswith("tree.json: ")
    assert problem in as_typed(str(told.value))
    assert main(["tree", str(file), "--lang", "fr"]) == 2


def test_a_guess_that_teaches_nothing_only_costs_tries() -> None:
    branches = {"1,0": ["11", {"1,0": TREE["tree"][1]["1,0"]}], "0,0": "22"}
    found = verified({**TREE, "total": 10, "worst": 4, "tree": ["11", branches]})
    assert (found.total, found.worst) == (10, 4)


def test_the_file_of_the_guide_is_a_strategy() -> None:
    page = (PACKAGE / "guide" / "trees.md").read_text(encoding="utf-8")
    assert verified(content_of(page.partition("```json\n")[2].partition("```")[0])).total == 8


RECORDS = {"4x7.json": (2401, 11228, 6), "bulls-4x10.json": (5040, 26274, 7)}


def test_the_records_are_what_they_are_said_to_be() -> None:
    found = {path.name: verify(path) for path in (PACKAGE / "guide" / "records").iterdir()}
    assert {name: (one.secrets, one.total, one.worst) for name, one in found.items()} == RECORDS


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["optimal", "--game", "chess"], "chess n'est pas un jeu"),
        (["optimal", "--game", "10x10"], "10x10 a 10000000000 codes"),
        (["optimal", "--game", "9x1"], "9x1 a 9 pions"),
        (["optimal", "--game", "pairs-10"], "pairs-10 n'est pas un jeu"),
        (["optimal", "--out", "tree.yml"], "la fin du nom"),
        (["optimal", "--game", "9x9"], "9x9 a 387420489 codes"),
        (["optimal", "--game", "2x36"], "36 couleurs, c'est trop"),
        (["optimal", "--game", "4x3-different"], "4 couleurs différentes"),
        (["optimal", "--game", "3x4", "--longest", "3"], "en 3 essais"),
        (["knuth", "--longest", "4"], "en 4 essais"),
        (["knuth", "--breadth", "0"], "0 n'est pas un nombre entier"),
        (["knuth", "--out", "tree.txt"], "la fin du nom"),
        (["knuth", "optimal", "--out", "tree.json"], "qu'un arbre"),
        (["knuth", "optimal", "knuth"], "deux au plus"),
        ([], "nommez une stratégie"),
        (["entropy", "--breadth", "3"], "--breadth est pour optimal"),
        (["optimal", "--first", "1127"], "1127 n'est pas un code de 4x6"),
        (
            ["optimal", "--first", "1122", "--game", "4x6-different", "--only-possible"],
            "1122 ne peut pas être le secret",
        ),
        (
            ["knuth", "--first", "1111", "--game", "4x4-different"],
            "1111 n'apprend rien à 4x4-different",
        ),
        (
            ["optimal", "--first", "1111", "--longest", "5"],
            "aucune stratégie qui commence par 1111 ne termine",
        ),
        (["nowhere.json"], "nowhere.json"),
    ],
)
def test_what_cannot_be_asked_for_is_refused(
    arguments: list[str],
    problem: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    with suppress(SystemExit):
        assert main(["tree", *arguments, "--lang", "fr"]) != 0
    assert problem in as_typed(capsys.readouterr().err)
    assert list(tmp_path.iterdir()) == []


def _in_a_file(
    folder: Path, name: str = "tree.json", game: str = "3x3", strategy: str = "optimal"
) -> Path:
    """The tree of a strategy in a file."""
    file = folder / name
    assert main(["tree", strategy, "--game", game, "--out", str(file), "--lang", "en"]) == 0
    return file


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--only-possible", "--breadth", "3"], "leave out --only-possible, --breadth"),
        (["--first", "112"], "leave out --first"),
        (["--game", "4x6"], "tree.json is a tree of 3x3, and --game says 4x6"),
        (
            ["--longest", "3"],
            (
                "tree.json is a strategy, and does not end every game in 3 tries: its longest one"
                " takes 4"
            ),
        ),
        (["--longest", "4", "--game", "3X3"], ""),
    ],
)
def test_what_is_asked_for_beside_a_file_works_or_is_refused(
    options: list[str], problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = _in_a_file(tmp_path)
    assert main(["tree", str(file), *options, "--lang", "en"]) == (2 if problem else 0)
    told = as_typed(capsys.readouterr().err)
    assert problem in told
    assert bool(told) == bool(problem)


def test_only_the_format_that_holds_a_tree_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = _in_a_file(tmp_path, "TREE.HTML")
    assert main(["tree", str(file), "--lang", "en"]) == 2
    assert "TREE.HTML: what is read is .json" in as_typed(capsys.readouterr().err)
    file = _in_a_file(tmp_path, "tree.JSON")
    assert main(["tree", str(file), "--game", "3X3", "--lang", "en"]) == 0
    with file.open("a", encoding="utf-8") as opened:
        opened.write("\n\n")
    assert main(["tree", str(file), "--game", "3x3", "--lang", "en"]) == 0


def test_a_tree_of_a_file_is_put_beside_a_strategy(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, file = tmp_path / "trees.html", _in_a_file(tmp_path)
    capsys.readouterr()
    assert (
        main(["tree", str(file), "knuth", "--game", "3x3", "--out", str(page), "--lang", "en"]) == 0
    )
    said = as_typed(capsys.readouterr().out)
    assert "optimal, 3x3: 73 tries for 27 secrets, " in said
    assert "knuth, 3x3: " in said
    assert page.read_text(encoding="utf-8").count('"strategy"') == 2
    assert main(["tree", str(file), "knuth", "--lang", "en"]) == 0  # the game is that of the file
    assert "knuth, 3x3: " in as_typed(capsys.readouterr().out)


def test_trees_of_two_games_are_on_no_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = _in_a_file(tmp_path), _in_a_file(tmp_path, "other.json", "2x3")
    assert (
        main(["tree", str(one), str(other), "--out", str(tmp_path / "x.html"), "--lang", "en"]) == 2
    )
    assert "these are of 3x3 (123) and of 2x3 (123)" in as_typed(capsys.readouterr().err)
    assert main(["tree", str(one), "--only-possible", "--lang", "en"]) == 2
    assert "leave out --only-possible" in as_typed(capsys.readouterr().err)
    assert main(["tree", str(one), "--longest", "3", "--lang", "en"]) == 2


OPENINGS = {
    "1111": (6318, 6359),
    "1112": (5791, 5848),
    "1122": (5702, 5752),
    "1123": (5625, 5660),
    "1234": (5673, 5743),
}


@pytest.mark.parametrize(
    "first", ["1122", "1123", *(pytest.param(one, marks=pytest.mark.slow) for one in OPENINGS)]
)
def test_the_optimum_after_each_opening(first: str) -> None:
    rules = rules_named("4x6")
    found = [file_of(Asked("optimal", rules, possible, first=first)) for possible in (False, True)]
    assert tuple(one["total"] for one in found) == OPENINGS[first]
    assert {one["tree"][0] for one in found} == {first}
    page = (PACKAGE / "guide" / "trees.md").read_text(encoding="utf-8")
    assert re.search(rf"\| {first} \| {OPENINGS[first][0]} \| {OPENINGS[first][1]} \|", page)


@pytest.mark.parametrize("game", ["2x3", "3x3", "2x3-different", "bulls-3x5"])
def test_the_best_opening_is_the_optimum(game: str) -> None:
    rules = rules_named(game)
    everything = ("".join(code) for code in product(rules.colours, repeat=rules.pegs))
    codes = [code for code in everything if rules.allows(code)]
    for longest in (None, 5):
        totals = [
            file_of(Asked("optimal", rules, longest=longest, first=code))["total"] for code in codes
        ]
        assert min(totals) == file_of(Asked("optimal", rules, longest=longest))["total"]


def test_a_tree_is_written_and_walked_through(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for suffix in ("json", "html"):
        _in_a_file(tmp_path, f"tree.{suffix}")
    assert main(["tree", str(tmp_path / "tree.json"), "--game", "3x3", "--lang", "en"]) == 0
    said = as_typed(capsys.readouterr().out)
    assert said.count("optimal, 3x3: 73 tries for 27 secrets, 2.704 on average, 4 at most") == 3


def test_the_page_asks_for_nothing_elsewhere() -> None:
    files = [file_of(Asked(name, rules_named("2x3"))) for name in ("optimal", "knuth")]
    page = as_page(files, "fr")
    assert "://" not in page
    assert page.count("</script>") == 3
    assert ("L’optimum" in page, "The optimum" in page) == (True, False)
    assert "The optimum" in as_page(files, "en")


@pytest.mark.browser
@needs_chromium
def test_two_strategies_are_clicked_through_side_by_side(tmp_path: Path) -> None:
    files = [file_of(Asked(name, rules_named("3x4"))) for name in ("knuth", "optimal")]
    for language in LANGUAGES:
        (tmp_path / f"{language}.html").write_text(as_page(files, language), encoding="utf-8")
    with serve(tmp_path) as address, chromium() as browser:
        page = browser.page
        page.goto(f"{address}/en.html")
        first = page.locator("#trees section").first
        some = first.locator(".answers button").nth(4)
        left = (some.get_attribute("aria-label") or "").rpartition(" ")[2]
        some.click()
        expect(first.get_by_text(f"Codes left: {left}").first).to_be_visible()
        first.get_by_role("button", name="↶").click()
        expect(first.get_by_text("Codes left: 64").first).to_be_visible()
        page.locator("#secret").fill("4 4 5")
        page.get_by_role("button", name="Play it").click()
        expect(page.get_by_text("This is no secret of the game; 311 is one.")).to_be_visible()
        page.locator("#secret").fill("4 4 2")
        page.get_by_role("button", name="Play it").click()
        expect(page.locator("#trees .good:visible")).to_have_count(2)
        page.goto(f"{address}/fr.html")
        expect(page.get_by_text("3,", exact=False).first).to_contain_text("en moyenne")
        page.locator("#secret").fill("4 4 2")
        page.get_by_role("button", name="Jouer").click()
        page.set_viewport_size({"width": 390, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        expect(page.get_by_text("Trouvé à l’essai", exact=False).first).to_be_visible()
    assert browser.errors == []


DEAF = """
import sys
from time import sleep
from autograder.cli import command
from autograder.trees import strategies

def deaf(*_):
    print("searching", flush=True)
    while True:
        try:
            sleep(0.1)
        except BaseException:
            pass

strategies.file_of = deaf
sys.argv = ["mastermind", "tree", "optimal", "--lang", "en"]
command()
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_search_that_hears_no_signal_is_ended_too(number: signal.Signals) -> None:
    with Popen([sys.executable, "-c", DEAF], stdout=PIPE, stderr=PIPE, text=True) as process:
        assert process.stdout
        assert process.stdout.readline() == "searching\n"
        process.send_signal(number)
        try:
            assert process.communicate(timeout=60) == ("", "Interrupted.\n")
        finally:
            process.kill()
        assert process.returncode == 128 + number


def test_a_long_search_shows_on_a_terminal_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    made = StringIO()
    monkeypatch.setattr(
        "autograder.cli.tree.Console",
        lambda **_: Console(file=made, force_terminal=True, width=200),
    )
    monkeypatch.setattr("autograder.cli.tree._PATIENCE", -1)
    monkeypatch.setenv("TERM", "xterm")
    assert main(["tree", "optimal", "knuth", "--game", "3x3", "--lang", "fr"]) == 0
    shown = as_typed(made.getvalue())
    assert "Cela peut durer des minutes" in shown
    assert re.search(r"optimal, 3x3 : \d+ ensembles de codes traités, \d+ s", shown)
    assert re.search(r"knuth, 3x3 : \d+ ensembles", shown)


def test_a_pipe_is_shown_nothing_meanwhile(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tree", "optimal", "--game", "3x3", "--lang", "en"]) == 0
    assert capsys.readouterr().err == ""
