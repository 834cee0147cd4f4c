"""Games reviewed: exact losses, luck apart; and the evil codemaker."""

import builtins
import sys
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Any

import pytest

from autograder.board.match import Match
from autograder.board.opening import match_of
from autograder.board.widget import Board
from autograder.cli import main
from autograder.i18n.typography import as_typed
from autograder.numbers import values
from autograder.numbers.games import Ranks, mastermind
from autograder.numbers.optimum import Optimum
from autograder.numbers.playing import first_candidate, strategy_of
from autograder.numbers.review import Expected, expected_of, judged
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
def test_a_strategy_loses_what_it_takes_more_than_the_optimum(
    strategy: Callable[[], object], total: int
) -> None:
    games = list(_games(strategy()))  # type: ignore[arg-type]
    moves = [one for game in games for one in judged(_classic(), game) if one]
    assert len(moves) == sum(map(len, games)) == total
    assert sum((one.lost for one in moves), Fraction()) == total - 5625
    assert sum((one.luck for one in moves), Fraction()) == 0  # over all secrets


def _random_game(seed: int, pegs: int, colours: int, most: int = 12) -> list[Turn]:
    """A game of somebody who proposes anything."""
    game, random = mastermind(pegs, colours), Random(seed)
    secret, turns = random.choice(game.secrets), list[Turn]()
    while len(turns) < most and (not turns or turns[-1][1] != game.answers[game.win]):
        left = game.candidates(turns)
        guess = random.choice(left if random.random() < 0.5 else range(len(game.guesses)))
        turns.append((game.guesses[guess], game.answers[game.table[guess, secret]]))
    return turns


@pytest.mark.parametrize(
    ("pegs", "colours"), [pytest.param(4, 6, marks=pytest.mark.slow), (3, 6), (2, 6)]
)
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
    return [
        turn
        for turn, before, after in zip(turns, counts, counts[1:], strict=False)
        if after < before
    ]


def test_a_move_that_teaches_nothing_loses_a_whole_try() -> None:
    found = judged(_classic(), [((1, 1, 1, 1), (0, 0))] * 4)
    assert [one and one.lost for one in found[1:]] == [1, 1, 1]


def test_a_game_that_contradicts_itself_is_judged_up_to_there() -> None:
    found = judged(
        _classic(), [((1, 1, 2, 2), (0, 0)), ((1, 1, 2, 2), (4, 0)), ((3, 3, 4, 4), (0, 0))]
    )
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
            other = [
                (tuple((peg + 2) % 6 + 1 for peg in guess[::-1]), answer)
                for guess, answer in turns[::-1]
            ]
            known, mirrored = values.value(turns), values.value(other)
            assert known
            assert mirrored
            assert known[0] == mirrored[0] == search.cost(left)
            assert (
                Expected(CLASSIC).after(CLASSIC.candidates(other), CLASSIC.rank(mirrored[1]), other)
                * len(left)
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
    # but for the guess
    assert all(one.rsplit(" ", 1)[0] == other.rsplit(" ", 1)[0] for one, other in some)


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
    assert match.review.rows("fr")[0] == [
        "1 1 2 2",
        "1 1",
        "1296",
        "208",
        "2,64",
        "0,06",
        "−0,05",
        "1 1 2 3",
    ]
    second, third = match.review.rows("en")[1:]
    assert second[5] == "0.07"
    assert second[7] != second[0]
    assert (third[5], third[7]) == ("0.00", third[0])  # nothing is better
    used = float(match.review.lost - match.review.luck + (match.review.start or 0))
    assert used == 3
    assert (
        "You lost 0.13 tries; luck gave 1.47. The best player expects 4.34 tries from the start"
        in match.said["en"]
    )
    assert "Vous avez perdu 0,13 essai ; la chance en a donné 1,47." in as_typed(match.said["fr"])
    match.start()
    assert match.review is None


def test_a_game_that_was_lost_has_tries_still_to_come() -> None:
    match = _played([1, 1, 2, 2], [3, 3, 4, 4], code=SECRET, tries=2)
    match.look_back()
    assert match.review
    left = match.game.candidates
    best = _classic().tries(
        CLASSIC.candidates([(turn.guess, turn.answer) for turn in match.game.turns])
    )
    assert match.review.still == best
    assert len(left) > 2
    assert "more would have been needed" in match.said["en"]


def test_a_decoders_game_is_reviewed_too() -> None:
    match = match_of(code=SECRET, codebreaker=m04_codebreaker.test_code)
    while not match.over:
        match.step()
    match.look_back()
    assert "This player lost" in match.said["en"]


def test_without_numpy_the_codes_are_counted_and_the_rest_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.setattr("autograder.board.looking_back.find_spec", lambda _: None)
    match = _played([1, 1, 2, 2], SECRET, code=SECRET)
    match.look_back()
    assert match.review
    assert match.review.rows("en")[0][2:] == ["1296", "208", "2.64", "–", "–", "–"]
    assert "where the library numpy is missing" in match.said["en"]


def test_large_games_say_what_is_not_computed() -> None:
    match = _played([1, 1, 2, 2], [1, 2, 3, 4], [5, 6, 7, 8], SECRET, code=SECRET, colours=8)
    match.look_back()
    assert "more than 250 codes are left" in match.said["en"]
    match = _played([1, 1, 2, 2, 3], [3, 2, 2, 4, 1], code=[3, 2, 2, 4, 1], colours=8, length=5)
    match.look_back()
    assert match.said["en"] == "This game is too large for its moves to be judged."


def test_what_is_not_judged_is_not_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter(["11223"])
    monkeypatch.setattr(builtins, "input", lambda prompt="": next(lines))
    assert main(["play", "--game", "5x8", "--tries", "1", "--review", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "bits: what the answer taught" in shown
    assert "luck: the tries" not in shown


def test_the_review_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("random.choices", lambda *_, **__: SECRET)
    lines = iter(["1122", "3224"])
    monkeypatch.setattr(builtins, "input", lambda prompt="": next(lines))
    assert main(["play", "--review", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "  1  1 1 2 2     1 1          1296          208  2.64  0.06  −0.05  1 1 2 3\n" in shown
    assert "You lost 0.06 tries" in shown


def test_the_board_shows_the_review() -> None:
    board = Board(_played([1, 1, 2, 2], SECRET, code=SECRET), "en")
    assert board.view["reviewable"]
    board._handle_custom_msg({"do": "review"}, [])
    assert not board.view["reviewable"]
    assert board.view["review"]["rows"][0][-1] == "1 1 2 3"


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
        assert "Found, in" in match.said["en"]


def test_a_decoder_plays_against_the_evil_codemaker() -> None:
    match = match_of(code="evil", codebreaker=m04_codebreaker.test_code)
    assert "pretends to hide a code" in match.said["en"]
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
    assert match.said["en"] == "Lost: there never was a code. 256 codes were still possible."


def test_the_verb_plays_evil(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(builtins, "input", lambda prompt="": "1")
    assert main(["play", "--evil", "--game", "1x3", "--tries", "1", "--lang", "en"]) == 0
    assert "Lost: there never was a code. 2 codes were still possible." in capsys.readouterr().out
