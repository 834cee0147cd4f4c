"""Modules 1 to 5: codes, answers, the decoder that goes through the codes in order, and the one
that shuffles them."""

from collections import Counter
from fractions import Fraction
from functools import cache
from math import prod
from statistics import NormalDist, mean, pstdev, quantiles
from typing import Any

import numpy as np

from autograder.numbers.facts.fact import Cited, Experiment, Fact
from autograder.numbers.facts.shared import (
    counts,
    expected,
    first_codes,
    mm,
    parts_of,
    pattern,
    rank_of,
    rows,
    several,
    situations,
    solution,
    spaced,
    total_mean_worst,
)
from autograder.numbers.games import Game, Ranks
from autograder.numbers.playing import Result, first_candidate, play_all
from autograder.numbers.random_player import Moments, RandomPlayer, mean_of

PATTERNS = [(1, 1, 1, 1), (2, 1, 1), (2, 2), (3, 1), (4,)]

# ---------------------------------------------------------------- m01


def _by_first_peg() -> str:
    codes = solution("m01_codes").tous_les_codes(2, 3)
    sorted_out = {
        first: [spaced(code) for code in codes if code[0] == first] for first in (1, 2, 3)
    }
    return rows((first, *found, len(found)) for first, found in sorted_out.items())


def _ranks() -> str:
    codes = solution("m01_codes").tous_les_codes(4, 6)
    return several(codes.index([*map(int, code)]) + 1 for code in ("1166", "1211", "1666", "2111"))


def _wheels() -> str:
    """After how many codes each peg changes, from the first to the last."""
    codes = mm(4, 6).guesses
    return several(next(n for n, code in enumerate(codes) if code[peg] != 1) for peg in range(4))


def _of_each_pattern(p: int = 4, c: int = 8) -> dict[tuple[int, ...], int]:
    found = Counter(pattern(code) for code in mm(p, c).guesses)
    return {kind: found[kind] for kind in PATTERNS}


def _shares() -> str:
    found = _of_each_pattern().values()
    return several(f"{100 * number / sum(found):.2g}" for number in found)


def _kinds_of_codes() -> str:
    """Multiplicities, an example, its patterns, the codes of one pattern as a product, all its
    codes, their share."""
    masks: dict[tuple[int, ...], set[str]] = {}
    for code in mm(4, 8).guesses:
        masks.setdefault(pattern(code), set()).add(solution("m01_codes").masque(list(code)))
    lines = []
    for kind, example in zip(PATTERNS, ("3718", "5523", "4114", "2262", "7777"), strict=True):
        factors = [8 - drawn for drawn in range(len(kind))]
        product_of = [prod(factors)] if len(factors) > 1 else []
        codes = prod(factors) * len(masks[kind])
        share = f"{100 * codes / 8**4:.2g}"
        lines.append(
            (*kind, spaced(example), len(masks[kind]), *factors, *product_of, codes, share)
        )
    return rows(lines)


def _repeating(colours: int) -> tuple[int, int]:
    """How many codes of four pegs repeat a colour, and how many do not."""
    without = _of_each_pattern(4, colours)[1, 1, 1, 1]
    return colours**4 - without, without


def _powers() -> str:
    count = solution("m01_codes").nombre_codes
    return rows((p, *(count(p, c) for c in range(1, 10))) for p in range(1, 7))


# ---------------------------------------------------------------- m02, m03


def _answer(secret: str, guess: str) -> tuple[int, int]:
    game = mm(4, 6)
    answer: tuple[int, int] = game.answers[game.table[rank_of(game, guess), rank_of(game, secret)]]
    return answer


def _in_common() -> str:
    code, guess = [1, 2, 1, 3], [1, 2, 3, 1]
    count = solution("m02_pegs").occurences
    held = [[count(pegs, colour) for colour in range(1, 7)] for pegs in (code, guess)]
    return rows([code, guess, *held, map(min, *held)])


def _examples_of_places() -> str:
    count = solution("m02_pegs").bien_places
    pairs = [([1, 2, 1, 1, 3], [2, 2, 1, 2, 4]), ([1, 2, 3, 4, 5, 1, 2], [1, 2, 3, 4, 2, 2, 1])]
    return several(count(*pair) for pair in pairs)


def _ways_to_draw() -> str:
    codes = mm(4, 6).guesses
    repeating, without = _repeating(6)
    rising = sum(list(code) == sorted(code) for code in codes)
    return several([len(codes), repeating, round(100 * repeating / len(codes)), without, rising])


def _three_tries(guesses: tuple[str, ...]) -> str:
    return rows((n, spaced(guess), *_answer("3224", guess)) for n, guess in enumerate(guesses, 1))


# ---------------------------------------------------------------- m04


def _moves(secret: str, codes: list[str]) -> list[tuple[str, tuple[int, int], list[str]]]:
    """The decoder that takes the first consistent code of a list: guess, answer, and what is
    left."""
    moves = []
    left, guess = codes, ""
    while guess != secret:
        guess = left[0]
        seen = _answer(secret, guess)
        left = [code for code in left if _answer(code, guess) == seen]
        moves.append((guess, seen, left))
    return moves


def _in_order() -> list[str]:
    return ["".join(map(str, code)) for code in mm(4, 6).guesses]


def _last_peg_last() -> list[str]:
    return [code[::-1] for code in _in_order()]


def _propositions(secret: str, codes: list[str]) -> str:
    return several(guess for guess, _, _ in _moves(secret, codes))


def _game_with_what_is_left() -> str:
    moves = enumerate(_moves("3224", _in_order()), 1)
    return rows(
        (n, spaced(guess), *seen, *([len(left)] if seen != (4, 0) else []))
        for n, (guess, seen, left) in moves
    )


def _codes_between() -> str:
    asked = ("1111", "2222", "2233")
    codes = ("2234", "2323", "2324")
    first = [_answer("3224", guess) for guess in asked]
    return rows(
        [
            sum(first, ()),
            *(
                (spaced(code), *sum((_answer(code, guess) for guess in asked), ()))
                for code in codes
            ),
        ]
    )


# ---------------------------------------------------------------- m05


@cache
def _ordered(colours: int = 6) -> Result:
    return play_all(mm(4, colours), first_candidate)


def _hardest() -> str:
    result = _ordered()
    hardest = result.game.secrets[result.tries == result.worst]
    return several("".join(map(str, result.game.guesses[rank])) for rank in hardest)


def _tries_of_all() -> str:
    found = _ordered().counts
    return rows(
        [
            [*found.values(), 1296],
            [*(tries * codes for tries, codes in found.items()), _ordered().total],
        ]
    )


def _last_not_played() -> int:
    """The tries in all when the last possible code is not played: it is known."""
    return _ordered().total - sum(
        len(left) == 1 for _, left in situations(mm(4, 6), first_candidate)
    )


def _wrong_means() -> str:
    total = _ordered().total
    tries = [
        int(n)
        for n, code in zip(_ordered().tries, mm(4, 6).guesses, strict=True)
        if len(set(code)) == 4
    ]
    found = [Fraction(total + more, 1296) for more in (0, 1296, -1296)]
    found += [
        Fraction(_last_not_played(), 1296),
        Fraction(sum(range(1, 10)), 9),
        Fraction(1 + 1296, 2),
    ]
    found += [
        Fraction(total, 1295),
        Fraction(sum(tries), len(tries)),
        Fraction(_ordered(5).total, 5**4),
    ]
    return rows((f"{float(one):.6g}", f"{float(one * 1296):.6g}") for one in found)


def _ingredients_of_wrong_means() -> str:
    alone = [
        int(n)
        for n, code in zip(_ordered().tries, mm(4, 6).guesses, strict=True)
        if len(set(code)) == 4
    ]
    return several(
        [len(alone), sum(alone), _ordered(5).total, 5**4, 1296 - 1, f"{5.76 * 1296:.2f}"]
    )


@cache
def _after(first: tuple[int, ...]) -> Moments:
    """The moments of the random player's games that begin with that code."""
    return RandomPlayer(mm(4, 6), symmetric=True).after(first)


@cache
def _codes_of_shape(first: tuple[int, ...]) -> int:
    return sum(pattern(code) == pattern(first) for code in mm(4, 6).guesses)


@cache
def _random() -> Moments:
    return mean_of((_codes_of_shape(first), _after(first)) for first in first_codes(mm(4, 6)))


def _by_first_code() -> str:
    lines = []
    for first in first_codes(mm(4, 6)):
        size = expected(parts_of(mm(4, 6), mm(4, 6).rank(first)))
        lines.append(
            (
                "".join(map(str, first)),
                _codes_of_shape(first),
                f"{size:.1f}",
                f"{_after(first).mean:.3f}",
            )
        )
    return rows(lines)


def _means_of_games() -> str:
    """For some numbers of games: what their mean strays by, and two such deviations around the
    expectation."""
    middle, deviation = _random().mean, round(_random().deviation, 2)
    lines = []
    for games in (25, 100, 400, 10000):
        strays = deviation / games**0.5
        lines.append(
            (
                games,
                f"{strays:.2g}" if games > 1000 else f"{strays:.3f}",
                *_around(middle, 2 * strays),
            )
        )
    return rows(lines)


def _around(middle: float, by: float) -> tuple[str, str]:
    return f"{middle - by:.2f}", f"{middle + by:.2f}"


@cache
def _one_shuffle(seed: int) -> float:
    """The mean over all secrets for one order of the codes."""
    game = mm(4, 6)
    place = np.random.default_rng(seed).permutation(len(game.guesses))

    def first_in_order(_game: Game, candidates: Ranks) -> int:
        return int(candidates[place[candidates].argmin()])

    return play_all(game, first_in_order).mean


def _most_lie(means: list[float]) -> str:
    """The two ends of what 19 means of 20 keep to."""
    cuts = quantiles(means, n=40)
    return f"{cuts[0]:.3f} {cuts[-1]:.3f}"


def _reference(slug: str, name: str, *arguments: Any) -> Any:
    return getattr(solution(slug), name)(*arguments)


CITED = (
    Cited("m05", "a consistent code at random, mean by simulation", "4.638", "Swaszek 1999–2000"),
)

FACTS = (
    Fact(
        "m01",
        "nombre_codes of (4, 6), (4, 8), (6, 9)",
        "1296 4096 531441",
        lambda: several(
            _reference("m01_codes", "nombre_codes", p, c) for p, c in [(4, 6), (4, 8), (6, 9)]
        ),
    ),
    Fact(
        "m01",
        "codes of 2 pegs and 3 colours, by the first peg: the codes, how many",
        "1 1 1 1 2 1 3 3; 2 2 1 2 2 2 3 3; 3 3 1 3 2 3 3 3",
        _by_first_peg,
    ),
    Fact(
        "m01",
        "nombre_codes of (2, 3), (3, 3)",
        "9 27",
        lambda: several(_reference("m01_codes", "nombre_codes", p, 3) for p in (2, 3)),
    ),
    Fact(
        "m01",
        "all codes of MM(3, 2)",
        "1 1 1 1 1 2 1 2 1 1 2 2 2 1 1 2 1 2 2 2 1 2 2 2",
        lambda: several(spaced(code) for code in _reference("m01_codes", "tous_les_codes", 3, 2)),
    ),
    Fact("m01", "after how many codes each peg changes", "216 36 6 1", _wheels),
    Fact("m01", "ranks of 1166, 1211, 1666, 2111", "36 37 216 217", _ranks),
    Fact(
        "m01",
        "masque of 6 2 6 5, 1 4 1 3, 5 5 2 3",
        "1213 1213 1123",
        lambda: several(
            _reference("m01_codes", "masque", [*map(int, code)])
            for code in ("6265", "1413", "5523")
        ),
    ),
    Fact(
        "m01",
        "the pattern of a code, peg by peg",
        "6 2 6 5; 1 2 1 3",
        lambda: rows([[6, 2, 6, 5], _reference("m01_codes", "masque", [6, 2, 6, 5])]),
    ),
    Fact(
        "m01",
        "codes of MM(4, 8) by pattern: 1111, 211, 22, 31, 4",
        "1680 2016 168 224 8",
        lambda: several(_of_each_pattern().values()),
    ),
    Fact("m01", "the same in %", "41 49 4.1 5.5 0.2", _shares),
    Fact(
        "m01",
        "the same as a table: multiplicities, example, patterns, product, codes, share",
        "1 1 1 1 3 7 1 8 1 8 7 6 5 1680 1680 41; 2 1 1 5 5 2 3 6 8 7 6 336 2016 49; "
        "2 2 4 1 1 4 3 8 7 56 168 4.1; 3 1 2 2 6 2 4 8 7 56 224 5.5; 4 7 7 7 7 1 8 8 0.2",
        _kinds_of_codes,
    ),
    Fact(
        "m01",
        "codes that repeat a colour, and that do not: 8 colours, 6 colours",
        "2416 1680 936 360",
        lambda: several([*_repeating(8), *_repeating(6)]),
    ),
    Fact(
        "m01",
        "nombre_codes of 1 to 6 pegs, 1 to 9 colours",
        "1 1 2 3 4 5 6 7 8 9; 2 1 4 9 16 25 36 49 64 81; 3 1 8 27 64 125 216 343 512 729; "
        "4 1 16 81 256 625 1296 2401 4096 6561; 5 1 32 243 1024 3125 7776 16807 32768 59049; "
        "6 1 64 729 4096 15625 46656 117649 262144 531441",
        _powers,
    ),
    Fact(
        "m02",
        "occurences of 1, 2, 6 in 1 2 4 3 5 1 2 1",
        "3 2 0",
        lambda: several(
            _reference("m02_pegs", "occurences", [1, 2, 4, 3, 5, 1, 2, 1], n) for n in (1, 2, 6)
        ),
    ),
    Fact("m02", "bien_places, the two examples", "2 4", _examples_of_places),
    Fact(
        "m02",
        "mal_places of 1 2 2 1 3 and 1 2 1 4 2",
        "2",
        lambda: _reference("m02_pegs", "mal_places", [1, 2, 2, 1, 3], [1, 2, 1, 4, 2]),
    ),
    Fact(
        "m02", "the answer of 1 2 1 3 to 1 2 3 1", "2 2", lambda: several(_answer("1213", "1231"))
    ),
    Fact(
        "m02",
        "the same colour by colour: both codes; pegs of colours 1 to 6 in each, and in common",
        "1 2 1 3; 1 2 3 1; 2 1 1 0 0 0; 2 1 1 0 0 0; 2 1 1 0 0 0",
        _in_common,
    ),
    Fact(
        "m02",
        "mal_places_general of a 1 b True c and a a 1 1 b",
        "2",
        lambda: _reference(
            "m02_pegs", "mal_places_general", ["a", 1, "b", True, "c"], ["a", "a", 1, 1, "b"]
        ),
    ),
    Fact(
        "m03",
        "codes of the game; that repeat a colour, in % too; without repetition; never decreasing",
        "1296 936 72 360 126",
        _ways_to_draw,
    ),
    Fact(
        "m03",
        "ten codes drawn, none repeats a colour: chances in a million",
        "2.7",
        lambda: f"{1e6 * (_repeating(6)[1] / 1296) ** 10:.1f}",
    ),
    Fact(
        "m03",
        "the secret 3 2 2 4, as in the lesson: try, proposition, answer",
        "1 1 2 3 4 2 1; 2 4 2 2 3 2 2; 3 3 2 2 4 4 0",
        lambda: _three_tries(("1234", "4223", "3224")),
    ),
    Fact(
        "m03",
        "the same as in the statement",
        "1 1 1 2 2 1 1; 2 4 2 2 3 2 2; 3 3 2 2 4 4 0",
        lambda: _three_tries(("1122", "4223", "3224")),
    ),
    Fact(
        "m04",
        "the game against 3 2 2 4",
        "1111 2222 2233 2324 2342 3224",
        lambda: _propositions("3224", _in_order()),
    ),
    Fact(
        "m04",
        "the same: try, proposition, answer, consistent codes",
        "1 1 1 1 1 0 0 625; 2 2 2 2 2 2 0 96; 3 2 2 3 3 1 2 12; 4 2 3 2 4 2 2 2; 5 2 3 4 2 0 4 1; 6"
        " 3 2 2 4 4 0",
        _game_with_what_is_left,
    ),
    Fact(
        "m04",
        "what 3 2 2 4 and three codes between answer to 1111, 2222, 2233",
        "0 0 2 0 1 2; 2 2 3 4 0 0 2 0 3 0; 2 3 2 3 0 0 2 0 2 2; 2 3 2 4 0 0 2 0 1 2",
        _codes_between,
    ),
    Fact(
        "m04",
        "the game against 6 1 6 2",
        "1111 1222 3123 4142 5152 6162",
        lambda: _propositions("6162", _in_order()),
    ),
    Fact(
        "m05",
        "codes tried in order: total, mean, worst",
        "7471 5.764660 9",
        lambda: total_mean_worst(_ordered()),
        also=("m04", "m10"),
    ),
    Fact(
        "m05",
        "secrets found in 1 to 9 tries",
        "1 4 25 108 305 602 196 49 6",
        lambda: counts(_ordered()),
    ),
    Fact(
        "m05",
        "the same with the sum; tries by number of tries",
        "1 4 25 108 305 602 196 49 6 1296; 1 8 75 432 1525 3612 1372 392 54 7471",
        _tries_of_all,
    ),
    Fact("m05", "the hardest codes", "5654 6435 6555 6556 6654 6665", _hardest),
    Fact(
        "m05",
        "means found by mistake, and 1296 times as much",
        "5.76466 7471; 6.76466 8767; 4.76466 6175; 5.24769 6801; 5 6480; 648.5 840456; "
        "5.76911 7476.77; 5.97778 7747.2; 5.0976 6606.49",
        _wrong_means,
    ),
    Fact(
        "m05",
        "secrets without a repeated colour and their tries; five colours: tries, secrets; 1296 - 1;"
        " 1296 times 5.76",
        "360 2152 3186 625 1295 7464.96",
        _ingredients_of_wrong_means,
    ),
    Fact(
        "m05",
        "first peg fastest: the secret 3224, and the game",
        "3224 1111 2222 3322 3242 2342 3224",
        lambda: f"3224 {_propositions('3224', _last_peg_last())}",
    ),
    Fact(
        "m05",
        "in the right order: the secret 4223, and the game",
        "4223 1111 2222 2233 2423 2432 4223",
        lambda: f"4223 {_propositions('4223', _in_order())}",
    ),
    Fact(
        "m05",
        "first peg fastest: the first codes",
        "1111 2111 3111",
        lambda: several(_last_peg_last()[:3]),
    ),
    Fact(
        "m05", "shuffled: expectation", "4.64352333821", lambda: f"{_random().mean:.11f}", slow=True
    ),
    Fact(
        "m05",
        "the same over all secrets; the longest game",
        "6018.0 10",
        lambda: f"{1296 * _random().mean:.1f} {_random().longest}",
        slow=True,
        also=("m10",),
    ),
    Fact(
        "m05",
        "shuffled: deviation of one game, longest game",
        "0.8806 10",
        lambda: f"{_random().deviation:.4f} {_random().longest}",
        slow=True,
        also=("m10",),
    ),
    Fact(
        "m05",
        "first code: codes of its shape, consistent codes after the answer, expected tries",
        "1111 6 512.0 5.131; 1112 120 235.9 4.741; 1122 90 204.5 4.636; 1123 720 185.3 4.611; 1234"
        " 360 188.2 4.669",
        _by_first_code,
        slow=True,
    ),
    Fact(
        "m05",
        "games played: what their mean strays by, and twice that around the expectation",
        "25 0.176 4.29 5.00; 100 0.088 4.47 4.82; 400 0.044 4.56 4.73; 10000 0.0088 4.63 4.66",
        _means_of_games,
        slow=True,
    ),
    Fact(
        "m05",
        "a normal law keeps to two deviations: in %",
        "95",
        lambda: f"{100 * (NormalDist().cdf(2) - NormalDist().cdf(-2)):.0f}",
    ),
    Fact(
        "m05",
        "one shuffle for all secrets, 1,000 times: deviation",
        "0.0612",
        Experiment(1_000, _one_shuffle, lambda means: f"{pstdev(means):.5f}"),
        slow=True,
        tolerance=0.006,
    ),
    Fact(
        "m05",
        "the same: where 95 % of the means lie",
        "4.57 4.77",
        Experiment(1_000, _one_shuffle, _most_lie),
        slow=True,
        tolerance=0.02,
    ),
    Fact(
        "m05",
        "the same: share above 5.178, in %",
        "0.05",
        Experiment(
            1_000, _one_shuffle, lambda means: f"{100 * mean(one > 5.178 for one in means):.4f}"
        ),
        slow=True,
        tolerance=0.06,
    ),
)
