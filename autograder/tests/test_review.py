"""Games and decoders reviewed: exact losses, luck apart."""

import builtins
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from autograder.board import season
from autograder.board.match import Match
from autograder.board.opening import match_of
from autograder.board.widget import Board
from autograder.cli import main
from autograder.course.parts import PACKAGE
from autograder.i18n import review as words
from autograder.i18n.reader import state_file
from autograder.i18n.text import Text
from autograder.i18n.typography import as_typed
from autograder.numbers import values
from autograder.numbers.games import Ranks, mastermind
from autograder.numbers.optimum import Optimum
from autograder.numbers.playing import first_candidate, strategy_of
from autograder.numbers.review import Expected, expected_of, judged, sheet
from autograder.numbers.strategies import RULES
from autograder.numbers.trees import tree_of
from autograder.numbers.values import Turn
from solutions import m04_codebreaker, m09_bounds

pytestmark = pytest.mark.any_python

CLASSIC = mastermind(4, 6)


def _classic() -> Expected:
    found = expected_of(4, 6)
    assert found
    return found


def _games(chosen: Callable[[Ranks, int], int]) -> Iterator[list[Turn]]:
    """The games of a strategy, one for each secret."""
    tree, game = tree_of(CLASSIC, chosen), CLASSIC
    for secret in game.secrets:
        node, turns = tree, list[Turn]()
        while not turns or turns[-1][1] != (4, 0):
            answer = int(game.table[node.guess, secret])
            turns.append((game.guesses[node.guess], game.answers[answer]))
            node = node.branches.get(answer, node)
        yield turns


def _optimum() -> Callable[[Ranks, int], int]:
    search = Optimum(CLASSIC, symmetric=True)
    search.total()
    return lambda candidates, _: search.best(candidates)


@pytest.mark.parametrize(
    ("strategy", "total"),
    [
        pytest.param(_optimum, 5625, id="optimum", marks=pytest.mark.slow),
        pytest.param(
            lambda: lambda codes, _: strategy_of(RULES["minimax"])(CLASSIC, codes),
            5801,
            id="Knuth",
            marks=pytest.mark.slow,
        ),
        pytest.param(
            lambda: lambda codes, _: first_candidate(CLASSIC, codes),
            7471,
            id="first consistent",
            marks=pytest.mark.slow,
        ),
    ],
)
def test_a_strategy_loses_what_it_takes_more_than_the_optimum(strategy: Callable[[], object], total: int) -> None:
    found = sheet(_classic(), list(_games(strategy())))  # type: ignore[arg-type]
    assert (found.total, found.optimum) == (total, 5625)
    assert found.lost == total - 5625 == sum((lost for _, lost in found.by_move), Fraction())
    assert found.luck == 0  # over all secrets
    assert found.lost == sum((place.lost for place in found.places), Fraction())
    assert found.by_move[0][0] == 1296


def _random_game(seed: int, pegs: int, colours: int, most: int = 12) -> list[Turn]:
    """A game of somebody who proposes anything."""
    game, random = mastermind(pegs, colours), Random(seed)
    secret, turns = random.choice(game.secrets), list[Turn]()
    while len(turns) < most and (not turns or turns[-1][1] != game.answers[game.win]):
        left = game.candidates(turns)
        guess = random.choice(left if random.random() < 0.5 else range(len(game.guesses)))
        turns.append((game.guesses[guess], game.answers[game.table[guess, secret]]))
    return turns


@pytest.mark.parametrize(("pegs", "colours"), [pytest.param(4, 6, marks=pytest.mark.slow), (3, 6), (2, 6)])
def test_what_is_lost_and_luck_add_up_to_the_tries(pegs: int, colours: int) -> None:
    expected = expected_of(pegs, colours)
    assert expected
    for seed in range(8):
        turns = _random_game(seed, pegs, colours, most=4 if seed % 2 else 12)
        found = [one for one in judged(expected, turns) if one]
        assert len(found) == len(turns)
        won = turns[-1][1] == (pegs, 0)
        left = expected.game.candidates(turns)
        still = Fraction() if won else expected.tries(left, turns)
        balance = sum((one.lost - one.luck for one in found), Fraction())
        assert balance == len(turns) + still - expected.tries(expected.game.secrets)
        assert all(one.lost >= 0 for one in found)


@pytest.mark.slow
def test_the_best_move_loses_nothing() -> None:
    expected = _classic()
    for seed in range(6):
        turns = _random_game(seed, 4, 6, most=3)
        for number, one in enumerate(judged(expected, turns)):
            assert one
            made, codes = turns[:number], expected.game.candidates(turns[:number])
            assert expected.lost(codes, expected.game.rank(one.best), _told(made)) == 0


def _told(turns: list[Turn]) -> list[Turn]:
    """Those that taught something."""
    counts = [len(CLASSIC.candidates(turns[:number])) for number in range(len(turns) + 1)]
    return [turn for turn, before, after in zip(turns, counts, counts[1:], strict=False) if after < before]


def test_a_move_that_teaches_nothing_loses_a_whole_try() -> None:
    found = judged(_classic(), [((1, 1, 1, 1), (0, 0))] * 4)
    assert [one and one.lost for one in found[1:]] == [1, 1, 1]


def test_a_game_that_contradicts_itself_is_judged_up_to_there() -> None:
    found = judged(_classic(), [((1, 1, 2, 2), (0, 0)), ((1, 1, 2, 2), (4, 0)), ((3, 3, 4, 4), (0, 0))])
    assert [one is None for one in found] == [False, True]


def test_a_large_game_is_judged_where_few_codes_are_left() -> None:
    expected = expected_of(4, 8)
    assert expected
    turns = _random_game(1, 4, 8)
    found = judged(expected, turns)
    counts = [len(expected.game.candidates(turns[:number])) for number in range(len(turns))]
    assert [one is not None for one in found] == [count <= 250 for count in counts]
    assert expected_of(5, 8) is None


# ---------------------------------------------------------------- the table


def test_the_table_is_what_the_engine_computes() -> None:
    """A spot of it, in the names a player would use."""
    search = Optimum(CLASSIC)
    rest = Random(5).sample(list(values.kept()), 40)
    for key in rest:
        words = key.split()
        turns = [(_pegs(words[at]), _pegs(words[at + 1])) for at in range(0, len(words), 2)]
        left = CLASSIC.candidates(turns)
        if values.FEW < len(left) <= 70:
            other = [(tuple((peg + 2) % 6 + 1 for peg in guess[::-1]), answer) for guess, answer in turns[::-1]]
            known, mirrored = values.value(turns), values.value(other)
            assert known
            assert mirrored
            assert known[0] == mirrored[0] == search.cost(left)
            assert (
                Expected(CLASSIC).after(CLASSIC.candidates(other), CLASSIC.rank(mirrored[1]), other) * len(left)
                == known[0]
            )


def _pegs(word: str) -> tuple[int, ...]:
    return tuple(map(int, word))


@pytest.mark.slow
def test_the_table_is_as_it_is_computed() -> None:
    """Its beginning; `mastermind reproduce --all` computes the whole of it, for a minute."""
    lines = values.KEPT.read_text(encoding="ascii").splitlines()
    assert len(lines) == len(values.kept()) == 967
    some = islice(zip(values.computed(), lines, strict=True), 200)
    assert all(one.rsplit(" ", 1)[0] == other.rsplit(" ", 1)[0] for one, other in some)  # but for the guess


# ---------------------------------------------------------------- on the board, in the terminal

SECRET = [3, 2, 2, 4]


def _played(*guesses: list[int], **wanted: Any) -> Match:
    match = match_of(**wanted)
    for guess in guesses:
        match.guess(guess)
    return match


def test_a_game_is_looked_back_at_once_it_is_over() -> None:
    match = _played([1, 1, 2, 2], code=SECRET)
    match.look_back()
    assert match.review is None
    match.guess([3, 3, 2, 4])
    match.guess(SECRET)
    match.look_back()
    assert match.review
    assert match.review.rows("fr")[0] == ["1 1 2 2", "1 1", "1296", "208", "2,64", "0,06", "−0,05"]
    used = float(match.review.lost - match.review.luck + (match.review.start or 0))
    assert used == 3
    assert "You lost 0.13 tries; luck gave 1.47. The best player expects 4.34 tries from the start" in match.said.en
    assert "Vous avez perdu 0,13 essai ; la chance en a donné 1,47." in as_typed(match.said["fr"])
    assert "season" not in match.said.en  # the code was known
    match.recommend(2)
    assert re.fullmatch(r"Move 2: \d \d \d \d loses nothing; 3 3 2 4 loses 0.07 tries\.", match.said.en)
    match.recommend(3)
    assert "nothing is better" in match.said.en
    match.recommend("x")
    assert "Type the number of a move, from 1 to 3, or Enter alone." in match.said.en
    match.start()
    assert match.review is None


def test_a_game_that_was_lost_has_tries_still_to_come() -> None:
    match = _played([1, 1, 2, 2], [3, 3, 4, 4], code=SECRET, tries=2)
    match.look_back()
    assert match.review
    left = match.game.candidates
    best = _classic().tries(CLASSIC.candidates([(turn.guess, turn.answer) for turn in match.game.turns]))
    assert match.review.still == best
    assert len(left) > 2
    assert "more would have been needed" in match.said.en


def test_a_decoders_game_is_reviewed_too() -> None:
    match = match_of(code=SECRET, codebreaker=m04_codebreaker.test_code)
    while not match.over:
        match.step()
    match.look_back()
    assert "This player lost" in match.said.en
    assert "season" not in match.said.en


def test_the_season_holds_the_last_fifty_games() -> None:
    for number in range(53):
        said = season.note((1, 1, 2, 2) if number % 2 else (1, 2, 3, 4), 4 + number % 2, 0.25)
    assert "the last 50 games" in said.en
    assert "4.5 tries on average, 0.25 of them lost. Openings: 1 1 2 2 (25), 1 2 3 4 (25)." in said.en
    path = state_file("season", "")
    assert path
    path.write_text("{", encoding="utf-8")
    assert "Your season begins: 4 tries" in season.note((1, 1, 2, 2), 4, 0.5).en
    assert "Your season begins" in season.note((1, 1, 2, 2), 4, 0.5, who="Ada").en


def test_a_lost_game_counts_as_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("random.choices", lambda *_, **__: SECRET)
    match = _played([1, 1, 2, 2], tries=1)
    match.look_back()
    begun = "Your season begins: one lost, which counts in no average. Opening: 1 1 2 2."
    assert begun in as_typed(match.said.en)
    assert "Votre saison commence : une perdue, qui ne compte dans aucune moyenne." in as_typed(match.said.fr)
    said = season.note((1, 1, 2, 2), 4, 0.25)
    assert ": one won, in 4 tries, 0.25 of them lost; one lost, which counts in no average. Openings:" in said.en
    season.note((1, 1, 2, 2), 1, 0.5, found=False)
    said = season.note((1, 1, 2, 2), 5, 0.75)
    assert "the last 4 games" in said.en
    assert ": 2 won, in 4.5 tries on average, 0.5 of them lost; 2 lost, which count in no average. Openings:" in said.en


def test_a_season_of_an_earlier_version_goes_on() -> None:
    path = state_file("season", "")
    assert path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('[{"opening": "1 1 2 2", "tries": 4, "lost": 0.5}]', encoding="utf-8")
    assert ": 4.5 tries on average, 0.5 of them lost." in season.note((1, 1, 2, 2), 5, 0.5).en
    path.write_text("[7]", encoding="utf-8")
    assert "Your season begins" in season.note((1, 1, 2, 2), 5, 0.5).en


def test_a_game_against_a_hidden_code_enters_the_season_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("random.choices", lambda *_, **__: SECRET)
    match = _played(SECRET)
    match.look_back()
    match.look_back()
    assert "Your season begins" in match.said.en
    other = _played(SECRET)
    other.look_back()
    assert "the last 2 games" in other.said.en


def test_without_numpy_the_codes_are_counted_and_the_rest_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.setattr("autograder.board.looking_back.find_spec", lambda _: None)
    match = _played([1, 1, 2, 2], SECRET, code=SECRET)
    match.look_back()
    assert match.review
    assert match.review.rows("en")[0][2:] == ["1296", "208", "2.64", "–", "–"]
    assert "where the library numpy is missing" in match.said.en


def test_large_games_say_what_is_not_computed() -> None:
    match = _played([1, 1, 2, 2], [1, 2, 3, 4], [5, 6, 7, 8], SECRET, code=SECRET, colours=8)
    match.look_back()
    assert "more than 250 codes are left" in match.said.en
    match = _played([1, 1, 2, 2, 3], [3, 2, 2, 4, 1], code=[3, 2, 2, 4, 1], colours=8, length=5)
    match.look_back()
    assert match.said.en == "This game is too large for its moves to be judged."


def test_what_is_not_judged_is_not_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter(["11223", ""])
    monkeypatch.setattr(builtins, "input", lambda prompt="": next(lines))
    assert main(["play", "--length", "5", "--colours", "8", "--tries", "1", "--review", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "bits: what the answer taught" in shown
    assert "luck: the tries" not in shown


def test_the_review_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("random.choices", lambda *_, **__: SECRET)
    lines = iter(["1122", "3224", "1", "7", ""])
    monkeypatch.setattr(builtins, "input", lambda prompt="": next(lines))
    assert main(["play", "--review", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "  1  1 1 2 2     1 1          1296          208  2.64  0.06  −0.05\n" in shown
    assert "Move 1: 1 1 2 3 loses nothing; 1 1 2 2 loses 0.06 tries." in shown
    assert "Type the number of a move, from 1 to 2, or Enter alone." in shown


@pytest.mark.parametrize(("answer", "is_shown"), [("o", True), ("peut-être", True), ("", False), ("n", False)])
def test_somebody_at_a_terminal_is_asked(
    answer: str, is_shown: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter(["1", answer, *["o"] * (answer == "peut-être"), ""])
    monkeypatch.setattr(builtins, "input", lambda prompt="": print(prompt) or next(lines))
    monkeypatch.setattr("sys.stdin", type("Terminal", (), {"isatty": lambda self: True})())
    assert main(["play", "--length", "1", "--colours", "2", "--tries", "1", "--lang", "fr"]) == 0
    shown = as_typed(capsys.readouterr().out)
    assert "Revoir cette partie ? [o/N]" in shown
    assert ("La partie, coup par coup" in shown) is is_shown


def test_the_board_shows_the_review() -> None:
    board = Board(_played([1, 1, 2, 2], SECRET, code=SECRET), "en")
    assert board.view["reviewable"]
    board._handle_custom_msg({"do": "review"}, [])
    assert not board.view["reviewable"]
    assert board.view["review"]["judged"] == [True, True]
    board._handle_custom_msg({"do": "best", "turn": 1}, [])
    assert "1 1 2 3 loses nothing" in board.view["said"]
    board._handle_custom_msg({"do": "best", "turn": [1]}, [])
    assert "Type the number of a move" in board.view["said"]


def test_both_languages_have_the_same_blanks() -> None:
    found = [one for one in vars(words).values() if isinstance(one, Text | tuple)]
    for text in [one for group in found for one in (group if isinstance(group, tuple) else (group,))]:
        if isinstance(text, Text):
            assert set(re.findall(r"\{(\w+)\}", text.en)) - {"n"} == set(re.findall(r"\{(\w+)\}", text.fr)) - {"n"}


# ---------------------------------------------------------------- the evil codemaker


def test_the_evil_codemaker_is_that_of_module_9() -> None:
    random = Random(2)
    for colours, length in ((6, 4), (3, 3)):
        match = match_of(colours, length, 30, code="evil")
        answer = m09_bounds.evil_codemaker(m09_bounds.mastermind_game("123456"[:colours], length))
        while not match.over:
            guess = random.choice(match.game.candidates)
            match.guess(list(guess))
            assert match.game.turns[-1].answer == answer("".join(map(str, guess)))
        assert "Found, in" in match.said.en


def test_a_decoder_plays_against_the_evil_codemaker() -> None:
    match = match_of(code="evil", codebreaker=m04_codebreaker.test_code)
    assert "pretends to hide a code" in match.said.en
    while not match.over:
        match.step()
    assert len(match.game.turns) >= 6  # nobody finds every secret in five, with possible codes only
    wrong = match_of(code="evil", score=lambda code, guess: (0, 0))
    wrong.guess([1, 1, 2, 2])
    assert wrong.game.turns[0].answer == (0, 0)
    wrong.guess([3, 3, 4, 5])
    assert wrong.game.turns[1].notes


def test_a_lost_game_against_evil_shows_no_code() -> None:
    match = _played([1, 1, 2, 2], code="evil", tries=1)
    assert match.said.en == "Lost: there never was a code. 256 codes were still possible."


def test_the_verb_plays_evil(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(builtins, "input", lambda prompt="": "1")
    assert main(["play", "--evil", "--length", "1", "--colours", "3", "--tries", "1", "--lang", "en"]) == 0
    assert "Lost: there never was a code. 2 codes were still possible." in capsys.readouterr().out


# ---------------------------------------------------------------- a learner's own decoder

MINE = "def mine(candidates, codes):\n    return candidates[0]\n"
BAD = """
def same(candidates, codes):
    return [1, 1, 1, 1]

def text(candidates, codes):
    return "1122"

def eighth(candidates, codes):
    return candidates[7]

def alone(a):
    return a

def three(a, b, c):
    return a
"""


@pytest.mark.slow
def test_a_decoder_learns_where_it_loses_its_tries(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "decoder.py").write_text(MINE, encoding="utf-8")
    assert main(["review", str(tmp_path / "decoder.py"), "--lang", "fr"]) == 0
    shown = as_typed(capsys.readouterr().out)
    assert "mine : 7471 essais pour les 1296 codes, 5,765 en moyenne" in shown
    assert "Perdu : 1846." in shown
    assert "- au début : 1 1 1 1 perd 693 sur 1296 parties ; 1 1 2 3 ne perd rien." in shown


@pytest.mark.slow
def test_a_pipe_is_told_how_far_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "decoder.py").write_text(MINE, encoding="utf-8")
    assert main(["review", str(tmp_path / "decoder.py"), "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert "Codes played: 216 of 1296…\n" in said.err
    assert said.err.endswith("Codes played: 1296 of 1296…\n")
    assert "Codes played" not in said.out


def test_the_file_is_found_by_its_module_or_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "exercises" / "en" / "m04_codebreaker"
    folder.mkdir(parents=True)
    (folder / "m04_codebreaker.py").write_text("def of_this_file(a, b, c):\n    return a\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for named in ("m04_codebreaker", "exercises/en/m04_codebreaker"):
        assert main(["review", named, "--lang", "en"]) == 2
        assert "of_this_file takes 3 arguments" in capsys.readouterr().err
    assert main(["review", "exercises", "--lang", "en"]) == 2
    assert "exercises is a folder; write the file of your decoder" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("input()", "not found 2 4 5 3 after 30 tries. After 1 1 1 1 → 0 0, it proposed 1 1 1 2, which contradicts"),
        ("return", "when the code is 1 1 1 2, it ends after 1 1 1 1 → 3 0, without having found it."),
    ],
)
def test_a_program_that_heeds_no_answer_is_told_so(
    line: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = "def jeu_2():\n    for code in tous_les_codes(4, 6):\n        print(*code)\n        if input() == '4 0':\n"
    source += f"            return\n        {line if line == 'return' else 'pass'}\n"
    (tmp_path / "mine.py").write_text(source, encoding="utf-8")
    assert main(["review", str(tmp_path / "mine.py"), "--lang", "en"]) == 2
    shown = capsys.readouterr().err
    assert said in shown
    assert "check m04_codebreaker` says more" in shown


_ASKS_FIRST = """
from itertools import product

LEFT = {}


def score(a, b):
    well = sum(map(int.__eq__, a, b))
    return f"{well} {sum(min(a.count(k), b.count(k)) for k in set(a)) - well}"


def jeu_2(p=4, c=6):
    input("Think of a code, then press Enter")
    played, left = (), LEFT.setdefault((), [*product(range(1, c + 1), repeat=p)])
    while True:
        print(*left[0])
        given = input()
        if given == f"{p} 0":
            return
        played = (*played, given)
        if played not in LEFT:
            LEFT[played] = [code for code in left if score(left[0], code) == given]
        left = LEFT[played]
"""


@pytest.mark.slow
def test_a_program_that_asks_before_it_proposes_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.py").write_text(_ASKS_FIRST, encoding="utf-8")
    assert main(["review", str(tmp_path / "mine.py"), "--lang", "en"]) == 0
    assert "jeu_2: 7471 tries for the 1296 codes" in capsys.readouterr().out


_DRAWS = _ASKS_FIRST.replace("print(*left[0])", "guess = choice(left)\n        print(*guess)").replace(
    "left[0]", "guess"
)
_DRAWS = _DRAWS.replace("import product", "import product\nfrom random import choice").replace(
    "if played not in LEFT:", "if True:"
)
_CHANGES = _ASKS_FIRST.replace("    played, left", "    GAMES.append(1)\n    played, left").replace(
    "print(*left[0])", "guess = left[-1 if len(GAMES) > 70 else 0]\n        print(*guess)"
)
_CHANGES = _CHANGES.replace("LEFT = {}", "LEFT, GAMES = {}, []").replace("score(left[0]", "score(guess")


@pytest.mark.parametrize("source", [_DRAWS, _CHANGES])
def test_a_program_that_changes_its_mind_is_told_so_at_once(
    source: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.py").write_text(source, encoding="utf-8")
    assert main(["review", str(tmp_path / "mine.py"), "--lang", "en"]) == 2
    shown = capsys.readouterr().err
    assert "jeu_2 cannot be reviewed: it changes its mind: at the start it proposed" in shown
    assert "the same answers must give the same proposition. Either it draws lots, or it keeps something" in shown


@pytest.mark.skipif(sys.platform == "win32", reason="there, a program that is ended says nothing")
def test_a_review_that_is_ended_says_so() -> None:
    script = """
import os, signal, sys, time
from autograder.cli import main
from autograder.learn import decoder

def judge(games):
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(60)

decoder.played, decoder.reviewed = (lambda course, options: ("mine", [])), judge
sys.exit(main(["review", "mine.py", "--lang", "en"]))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120)
    assert done.returncode == 128 + 15
    assert "Traceback" not in done.stderr
    assert "nterrupted" in done.stderr


@pytest.mark.parametrize("shown", ["", "print('1 2 3')"])
def test_a_program_that_shows_no_code_is_told_so(
    shown: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = f"def jeu_2():\n    while True:\n        {shown}\n        int(input().split()[0])\n"
    (tmp_path / "mine.py").write_text(source, encoding="utf-8")
    assert main(["review", str(tmp_path / "mine.py"), "--lang", "en"]) == 2
    shown = capsys.readouterr().err
    assert "at the start, it asked for an answer and showed no code of four pegs." in shown
    assert "Error" not in shown


@pytest.mark.slow
def test_a_program_that_asks_is_played_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    right = PACKAGE / "submissions" / "m04_codebreaker" / "right"
    source = (right / "two_questions_in_english.py").read_text(encoding="utf-8")
    assert "def jeu_2():" in source
    source = source.replace("def jeu_2():", "def jeu_2(p=4, c=6):")  # as for a league
    (tmp_path / "mine.py").write_text(source, encoding="utf-8")
    assert main(["review", str(tmp_path / "mine.py"), "--lang", "en"]) == 0
    assert "jeu_2: 7471 tries for the 1296 codes" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("function", "said"),
    [
        (
            "",
            "which function is the decoder? Write its name after the file; there are: same, text, eighth, alone, three",
        ),
        ("same", "after 1 1 1 1 → 3 0, same proposes 1 1 1 1, which teaches nothing"),
        ("text", "at the start, text proposes '1122', which is no code"),
        ("eighth", "eighth did not answer: IndexError"),
        ("three", "three takes 3 arguments"),
        ("alone", "alone takes one argument; a decoder takes none"),
        ("none", "there is no function none in the file"),
    ],
)
def test_what_is_no_decoder_is_said_in_a_sentence(
    function: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.py").write_text(BAD, encoding="utf-8")
    assert main(["review", str(tmp_path / "bad.py"), *[function][: len(function)], "--lang", "en"]) == 2
    assert said in capsys.readouterr().err
