"""Games and decoders reviewed: exact losses, luck apart."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import islice
from random import Random

import pytest

from autograder.numbers import values
from autograder.numbers.games import Ranks, mastermind
from autograder.numbers.optimum import Optimum
from autograder.numbers.playing import first_candidate, strategy_of
from autograder.numbers.review import Expected, Turn, expected_of, judged, sheet
from autograder.numbers.strategies import RULES
from autograder.numbers.trees import tree_of

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


STRATEGIES = {
    "optimum": (_optimum, 5625),
    "Knuth": (lambda: lambda codes, _: strategy_of(RULES["minimax"])(CLASSIC, codes), 5801),
    "first consistent": (lambda: lambda codes, _: first_candidate(CLASSIC, codes), 7471),
}


@pytest.mark.parametrize(("strategy", "total"), STRATEGIES.values(), ids=STRATEGIES)
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


@pytest.mark.parametrize(("pegs", "colours"), [(4, 6), (3, 6), (2, 6)])
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


def test_the_table_begins_as_it_is_computed() -> None:
    lines = values.KEPT.read_text(encoding="ascii").splitlines()
    assert len(lines) == len(values.kept()) == 967
    assert [line.rsplit(" ", 1)[0] for line in islice(values.computed(), 5)] == [
        line.rsplit(" ", 1)[0] for line in lines[:5]
    ]


@pytest.mark.slow
def test_the_table_is_computed_again() -> None:
    lines = values.KEPT.read_text(encoding="ascii").splitlines()
    assert [line.rsplit(" ", 1)[0] for line in values.computed()] == [line.rsplit(" ", 1)[0] for line in lines]
