"""The engine against slow and simple programs, and against what the literature says."""

from collections import Counter
from fractions import Fraction
from functools import cache
from importlib.util import find_spec
from itertools import permutations, product
from math import isclose, log2
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from autograder.cli import main
from autograder.numbers import RULES, Game, bulls_and_cows, game_of, mastermind, play_all
from autograder.numbers.facts import FACTS
from autograder.numbers.facts.fact import Experiment, Fact, kept, reproduce
from autograder.numbers.facts.printed import CELLS
from autograder.numbers.games import Ranks
from autograder.numbers.kernels import kernels
from autograder.numbers.optimum import Ideas, Optimum
from autograder.numbers.playing import first_candidate, split, strategy_of
from autograder.numbers.random_player import RandomPlayer
from autograder.numbers.review import Expected
from autograder.numbers.scores import Pegs
from autograder.numbers.strategies import choose, sizes_of
from autograder.numbers.symmetry import first_guesses, second_guesses
from autograder.numbers.trees import Tree, result_of, tree_of
from autograder.numbers.worst import Worst

_NUMBA = pytest.mark.skipif(find_spec("numba") is None, reason="numba is not installed")

# ---------------------------------------------------------------- games


def _answer(secret: Any, guess: Any) -> tuple[int, int]:
    placed = sum(a == b for a, b in zip(secret, guess, strict=True))
    return placed, sum((Counter(secret) & Counter(guess)).values()) - placed


GAMES = [mastermind(1, 1), mastermind(2, 3), mastermind(3, 4), mastermind(4, 3), mastermind(3, 4, repeats=False)]


@pytest.mark.parametrize("game", [*GAMES, bulls_and_cows(3, "abcde")], ids=repr)
def test_the_table_holds_the_answers(game: Game) -> None:
    for (i, guess), (j, secret) in product(enumerate(game.guesses), repeat=2):
        assert game.answers[game.table[i, j]] == _answer(secret, guess)
    assert [game.table[rank, rank] for rank in game.secrets] == [game.win] * len(game.secrets)


def test_secrets_and_candidates() -> None:
    game = mastermind(4, 6, repeats=False)
    assert len(game.guesses) == 1296
    assert len(game.secrets) == 360
    left = game.candidates([([1, 1, 2, 3], (1, 1)), ((4, 5, 4, 1), (0, 1))])
    assert [game.guesses[rank] for rank in left] == [
        code
        for code in permutations(range(1, 7), 4)
        if _answer(code, (1, 1, 2, 3)) == (1, 1) and _answer(code, (4, 5, 4, 1)) == (0, 1)
    ]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: mastermind(0, 6), "p must be a whole number from 1 on, not 0"),
        (lambda: mastermind(4, 0), "c must be a whole number from 1 on, not 0"),
        (lambda: mastermind(4, 2.5), "c must be"),  # type: ignore[arg-type]
        (lambda: mastermind(6, 6), "46656 codes are more than"),
        (lambda: mastermind(4, 3, repeats=False), "no code of 4 pegs"),
        (lambda: bulls_and_cows(3, "1123"), "holds a character twice"),
        (lambda: bulls_and_cows(4, "123"), "4 different characters cannot be taken"),
        (lambda: game_of("none", [], _answer, (1, 0)), "at least one code"),
        (lambda: game_of("odd", ["ab", "ba"], _answer, (0, 2)), "must be the answer to the secret"),
        (lambda: mastermind(2, 3).rank([1, 2, 3]), r"\[1, 2, 3\] is not a code of MM\(2, 3\), such as \(1, 1\)"),
        (lambda: mastermind(2, 3).rank([1, 4]), "is not a code"),
        (lambda: mastermind(2, 3).rank([1, [4]]), "is not a code"),
        (lambda: mastermind(2, 3).candidates([((1, 2), (3, 0))]), r"turn 1: \(3, 0\) is no answer of MM\(2, 3\)"),
        (lambda: mastermind(2, 3).candidates([((1, 2), (0, 0)), ((1, 2), (1, 0))]), "turn 2: no secret is consistent"),
        (lambda: choose(mastermind(2, 3), np.array([], np.intp), RULES["entropy"]), "no code is left"),
        (lambda: play_all(mastermind(2, 3), lambda game, _: 0), r"\(1, 1\) does not split the 4 codes"),
        (lambda: Optimum(mastermind(4, 4), longest=3).total(), r"no strategy ends every game of MM\(4, 4\) in 3 tries"),
    ],
)
def test_bad_input_is_refused_in_words(wrong: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        wrong()


# ---------------------------------------------------------------- rules


def _slow_merit(rule: str, sizes: list[int]) -> float:
    if rule == "minimax":
        return -max(sizes)
    if rule == "expected size":
        return -sum(size * size for size in sizes)
    return len(sizes) if rule == "most parts" else -sum(size * log2(size) for size in sizes)


def _slow_choice(game: Game, candidates: list[int], rule: str, only_possible: bool, prefer: bool) -> int:
    if len(candidates) == 1:
        return candidates[0]
    merits = {
        guess: _slow_merit(rule, list(Counter(game.table[guess, secret] for secret in candidates).values()))
        for guess in (candidates if only_possible else range(len(game.guesses)))
    }
    best = [guess for guess, merit in merits.items() if isclose(merit, max(merits.values()), abs_tol=1e-9)]
    return min(best, key=lambda guess: (prefer and guess not in candidates, guess))


@given(
    st.sampled_from([mastermind(3, 4), mastermind(2, 6), bulls_and_cows(3, "12345"), mastermind(3, 5, repeats=False)]),
    st.sampled_from(list(RULES)),
    st.booleans(),
    st.booleans(),
    st.data(),
)
def test_a_rule_chooses_as_defined(game: Game, rule: str, only: bool, prefer: bool, data: Any) -> None:
    chosen = data.draw(st.sets(st.sampled_from(game.secrets.tolist()), min_size=1))
    candidates = np.array(sorted(chosen))
    assert choose(game, candidates, RULES[rule], only, prefer) == _slow_choice(
        game, candidates.tolist(), rule, only, prefer
    )


def test_sizes_and_parts() -> None:
    game = mastermind(3, 4)
    candidates = np.arange(5, 60, 3)
    sizes = sizes_of(game, candidates)
    for guess in range(len(game.guesses)):
        parts = dict(split(game, guess, candidates))
        assert {answer: len(part) for answer, part in parts.items()} == {
            answer: size for answer, size in enumerate(sizes[guess].tolist()) if size
        }
        assert sorted(rank for part in parts.values() for rank in part) == candidates.tolist()


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=_NUMBA)])
@pytest.mark.parametrize("game", [mastermind(3, 4), bulls_and_cows(3, "12345")], ids=repr)
def test_guesses_that_split_alike_are_found_and_no_others(game: Game, compiled: bool) -> None:
    candidates, guesses = np.arange(5, 60, 3, dtype=np.uint16), np.arange(len(game.guesses), dtype=np.uint16)
    loops, seen = kernels(compiled), {}
    for guess in reversed(range(len(game.guesses))):
        parts = dict(split(game, guess, candidates.astype(np.intp)))
        won = frozenset(parts.pop(game.win, np.array([], int)).tolist())
        seen[won, frozenset(tuple(part.tolist()) for part in parts.values())] = guess
    apart = loops.different(game.table, candidates, guesses, len(game.answers), game.win)
    assert sorted(seen.values()) == apart.tolist()


@_NUMBA
@given(st.sampled_from([mastermind(3, 4), mastermind(2, 6), bulls_and_cows(3, "12345")]), st.data())
def test_compiled_loops_do_what_the_plain_ones_do(game: Game, data: Any) -> None:
    chosen = data.draw(st.sets(st.sampled_from(game.secrets.tolist()), min_size=1))
    candidates = np.array(sorted(chosen), np.uint16)
    guesses, answers = np.arange(0, len(game.guesses), 3, dtype=np.uint16), len(game.answers)
    costs = np.arange(len(game.secrets) + 1) ** 2
    scores = game.scores
    assert isinstance(scores, Pegs)
    for name, arguments in (
        ("sizes", (game.table, candidates, guesses, answers)),
        ("sizes_computed", (scores.codes, *reversed(scores.kinds), scores.ranks, candidates, guesses, answers)),
        ("bounds", (game.table, candidates, guesses, costs, answers, game.win)),
        ("tells_apart", (game.table, candidates, answers)),
        ("parts", (game.table, 7, candidates, answers)),
    ):
        plain, compiled = (getattr(kernels(one), name)(*arguments) for one in (False, True))
        several = isinstance(plain, tuple)
        assert all(map(np.array_equal, plain, compiled)) if several else np.array_equal(plain, compiled), name


# ---------------------------------------------------------------- symmetry


@pytest.mark.parametrize(("p", "c"), [(2, 3), (3, 3), (3, 4), (4, 3), (4, 2)])
def test_classes_are_those_of_the_whole_group(p: int, c: int) -> None:
    game = mastermind(p, c)
    group = np.array(
        [
            [game.rank(tuple(names[code[place] - 1] for place in places)) for code in game.guesses]
            for places in permutations(range(p))
            for names in permutations(range(1, c + 1))
        ]
    )
    assert sorted(set(group.min(0).tolist())) == first_guesses(game).tolist()
    for first in first_guesses(game):
        keeping = group[group[:, first] == first]
        assert sorted(set(keeping.min(0).tolist())) == second_guesses(game, int(first)).tolist()


# ---------------------------------------------------------------- what is best, and chance


def _slow_optimum(game: Game, only_possible: bool, longest: int) -> int:
    @cache
    def cost(candidates: frozenset[int], tries: int) -> int:
        if len(candidates) <= 1:
            return len(candidates) if tries or not candidates else 10**9
        if not tries:
            return 10**9
        best = 10**9
        for guess in candidates if only_possible else range(len(game.guesses)):
            parts: dict[int, set[int]] = {}
            for secret in candidates:
                parts.setdefault(int(game.table[guess, secret]), set()).add(secret)
            if len(parts) > 1:
                parts.pop(game.win, None)
                best = min(best, len(candidates) + sum(cost(frozenset(part), tries - 1) for part in parts.values()))
        return best

    return cost(frozenset(game.secrets.tolist()), longest)


SMALL = [mastermind(1, 4), mastermind(2, 3), mastermind(2, 4), mastermind(3, 2), bulls_and_cows(2, "12345")]


@pytest.mark.parametrize("game", SMALL, ids=repr)
@pytest.mark.parametrize("only_possible", [False, True])
@pytest.mark.parametrize("longest", [3, 4, 9])
def test_the_optimum_of_small_games(game: Game, only_possible: bool, longest: int) -> None:
    right = _slow_optimum(game, only_possible, longest)
    for symmetric in (False, True):
        search = Optimum(game, only_possible, longest, symmetric)
        if right < 10**9:
            assert search.total() == right
        else:
            with pytest.raises(ValueError, match="no strategy ends"):
                search.total()
        if not only_possible:
            assert Worst(game, symmetric).is_enough(longest) == (right < 10**9)


@pytest.mark.parametrize("compiled", [False, True])
def test_every_idea_left_out_gives_the_same(compiled: bool) -> None:
    for ideas in (Ideas(False, True, 3, compiled), Ideas(True, False, 3, compiled), Ideas(True, True, 0, compiled)):
        assert Optimum(mastermind(3, 4), symmetric=True, ideas=ideas).total() == 206


def _played(game: Game, tree: Tree, candidates: Ranks, value: Expected) -> tuple[int, Fraction]:
    """The tries a tree takes over some candidates, and those it loses."""
    tries, lost = len(candidates), value.lost(candidates, tree.guess) * len(candidates)
    for answer, part in split(game, tree.guess, candidates):
        if answer != game.win:
            more = _played(game, tree.branches[answer], part, value)
            tries, lost = tries + more[0], lost + more[1]
    return tries, lost


@pytest.mark.parametrize("game", [mastermind(3, 4), bulls_and_cows(3, "12345")], ids=repr)
def test_losses_are_what_a_strategy_takes_more_than_the_best(game: Game) -> None:
    value, best = Expected(game), Optimum(game, symmetric=True)
    assert _played(game, best.tree(), game.secrets, value) == (best.total(), Fraction(0))
    for rule in RULES.values():
        tree = tree_of(game, lambda candidates, _, rule=rule: choose(game, candidates, rule))  # type: ignore[misc]
        total = play_all(game, strategy_of(rule)).total
        assert _played(game, tree, game.secrets, value) == (total, Fraction(total - best.total()))
        assert result_of(game, tree).total == total
    assert value.tries(game.secrets) == Fraction(best.total(), len(game.secrets))


def _slow_chance(game: Game) -> float:
    @cache
    def expected(candidates: tuple[int, ...]) -> float:
        total = 0.0
        for guess, secret in product(candidates, repeat=2):
            answer = game.table[guess, secret]
            left = tuple(other for other in candidates if game.table[guess, other] == answer)
            total += 1 if guess == secret else 1 + expected(left)
        return total / len(candidates) ** 2

    return expected(tuple(game.secrets.tolist()))


@pytest.mark.parametrize("game", SMALL, ids=repr)
def test_the_random_player_of_small_games(game: Game) -> None:
    for symmetric in (False, True):
        assert isclose(RandomPlayer(game, symmetric).moments().mean, _slow_chance(game))


def test_the_longest_random_game() -> None:
    assert RandomPlayer(mastermind(1, 5)).moments().longest == 5
    assert RandomPlayer(mastermind(1, 5)).moments().deviation == pytest.approx(2**0.5)


# ---------------------------------------------------------------- the facts of the course

QUICK = ("m01", "m02", "m03", "m04", "m05", "m09")  # modules whose games are small
LONG = ("m06", "m07", "m08", "m10")


@pytest.mark.parametrize("module", [*QUICK, *(pytest.param(module, marks=pytest.mark.slow) for module in LONG)])
def test_the_facts_of_a_module_are_computed(module: str, subtests: pytest.Subtests) -> None:
    facts = [fact for fact in FACTS if fact.module == module and not fact.slow]
    assert facts
    for fact in facts:
        with subtests.test(fact.what):
            assert fact.agrees(str(fact.compute()))


def test_each_fact_belongs_to_a_module_whose_facts_are_computed() -> None:
    assert {fact.module for fact in FACTS} == {*QUICK, *LONG}


def test_what_was_computed_earlier_agrees() -> None:
    slow = {fact.what: fact for fact in FACTS if fact.slow}
    assert slow.keys() == kept().keys()
    for fact in slow.values():
        found = reproduce(fact, anew=False)
        assert found.agrees
        assert not found.now


def test_reproduce_prints_both(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reproduce", "m04_codebreaker", "m01_codes"]) == 0
    said = capsys.readouterr().out
    assert "stated 1111 2222 2233 2324 2342 3224\n      computed 1111 2222 2233 2324 2342 3224   (now" in said
    assert "17 facts, 17 agree" in said
    assert main(["reproduce", "m99"]) == 2


def test_reproduce_tells_what_an_article_printed_cell_by_cell() -> None:
    cells = {cell.name: cell for cell in CELLS if cell.codes < 300}
    assert cells["MM(3, 2)"].reason == "with 1 2 … 3 first, colours above 2 being blanks: 20/8"
    assert cells["MM*(3, 5)"].reason == "no strategy takes fewer than 455/125 = 3.64"
    assert cells["MM(3, 5)"].reason.startswith("another choice among equals")
    assert cells["MM(2, 6)"].reason == "agrees"


def test_an_experiment_can_be_run_as_often_as_one_likes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reproduce", "m08_entropy", "--times", "2"]) == 0
    assert "run 60 times" in (said := capsys.readouterr().out)
    assert "run 2 times" in said
    with pytest.raises(SystemExit, match="2"):
        main(["reproduce", "--times", "0"])
    assert Experiment(3, lambda seed: seed, sum)() == 3


def test_a_wrong_number_would_be_seen() -> None:
    fact = next(fact for fact in FACTS if fact.module == "m04")
    assert not Fact("m04", fact.what, "1111", fact.compute).agrees(str(fact.compute()))
    assert not Fact("m05", "near", "0.0612", lambda: 0, tolerance=0.002).agrees("0.0642")


def test_the_sheet_s_program_is_a_strategy() -> None:
    result = play_all(mastermind(4, 6), first_candidate)
    assert result.by(lambda code: len(set(code)))[1] == dict.fromkeys(range(1, 7), 1)
    assert play_all(mastermind(4, 6), strategy_of(RULES["minimax"]), 0).counts[1] == 1
