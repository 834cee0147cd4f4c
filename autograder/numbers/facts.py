"""Every number the course states, with the program that computes it. `mastermind reproduce` prints both.

`slow` ones take from half a minute to an hour, and what they gave is kept in reproduced.json.
"""

import json
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import product
from math import log2
from pathlib import Path
from statistics import mean, pstdev
from typing import Any

import numpy as np

from autograder.course.module import this_course
from autograder.numbers.games import Game, Ranks, bulls_and_cows, game_of, mastermind
from autograder.numbers.optimum import Optimum
from autograder.numbers.playing import Result, first_candidate, play_all, strategy_of
from autograder.numbers.random_player import Moments, RandomPlayer, mean_of
from autograder.numbers.strategies import RULES, choose, sizes_of
from autograder.numbers.symmetry import first_guesses
from autograder.numbers.worst import Worst

KEPT = Path(__file__).parent / "reproduced.json"


@dataclass(frozen=True)
class Fact:
    """A number, or several, of one module; `tolerance` for what is simulated."""

    module: str
    what: str
    stated: str
    compute: Callable[[], object]
    slow: bool = False
    tolerance: float = 0.0

    def agrees(self, computed: str) -> bool:
        if self.tolerance:
            return abs(float(computed) - float(self.stated)) <= self.tolerance
        return computed == self.stated


@dataclass(frozen=True)
class Reproduced:
    """A fact and what was computed, now or when it was last computed; `seconds` it took."""

    fact: Fact
    computed: str
    now: bool
    seconds: float

    @property
    def agrees(self) -> bool:
        return self.fact.agrees(self.computed)


def kept() -> dict[str, Any]:
    """What the slow facts gave when they were last computed, and the seconds they took."""
    found: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.is_file() else {}
    return found


def reproduce(fact: Fact, anew: bool) -> Reproduced:
    """Compute a fact, unless it is slow, has been computed before, and need not be computed anew."""
    before = kept()
    if fact.slow and not anew and fact.what in before:
        return Reproduced(fact, before[fact.what]["value"], False, before[fact.what]["seconds"])
    started = time.process_time()
    computed = str(fact.compute())
    seconds = round(time.process_time() - started, 1)
    if fact.slow:
        before[fact.what] = {"value": computed, "seconds": seconds}
        KEPT.write_text(json.dumps(before, indent=1, ensure_ascii=False, sort_keys=True) + "\n", encoding="utf-8")
    return Reproduced(fact, computed, True, seconds)


# ---------------------------------------------------------------- the games

mm = cache(mastermind)
numbers = cache(bulls_and_cows)
SMALL = "1234567"


def two_numbers() -> Game:
    codes = list(product(range(5), repeat=2))

    def compare(guess: tuple[int, int], secret: tuple[int, int]) -> tuple[bool, bool, bool]:
        below = secret[0] <= guess[0] and secret[1] <= guess[1]
        above = secret[0] >= guess[0] and secret[1] >= guess[1]
        return below, above, guess == secret

    return game_of("two numbers", codes, compare, (True, True, True))


# ---------------------------------------------------------------- how results are written


def _counts(result: Result) -> str:
    """The number of secrets in 1, 2, 3… tries."""
    return " ".join(str(result.counts.get(tries, 0)) for tries in range(1, result.worst + 1))


def _several(values: Any) -> str:
    return " ".join(map(str, values))


def _play(game: Game, rule: str, first: str = "", only_possible: bool = False, prefer: bool = True) -> Result:
    guess = game.rank(tuple(map(int, first))) if first else None
    return play_all(game, strategy_of(RULES[rule], only_possible, prefer), guess)


def _total_mean_worst(result: Result) -> str:
    return f"{result.total} {result.mean:.6f} {result.worst}"


def _pattern(code: Any) -> tuple[int, ...]:
    return tuple(sorted(Counter(code).values(), reverse=True))


# ---------------------------------------------------------------- m01 to m05


def _solution(slug: str) -> Any:
    return this_course().module(slug).reference


def _answer(secret: str, guess: str) -> Any:
    game = mm(4, 6)
    ranks = (game.rank(tuple(map(int, code))) for code in (guess, secret))
    return game.answers[game.table[tuple(ranks)]]


def _patterns() -> str:
    found = Counter(_pattern(code) for code in mm(4, 8).guesses)
    return _several(found[key] for key in [(1, 1, 1, 1), (2, 1, 1), (2, 2), (3, 1), (4,)])


def _shares() -> str:
    found = list(map(int, _patterns().split()))
    return _several(f"{100 * number / sum(found):.2g}" for number in found)


def _ordered() -> Result:
    return play_all(mm(4, 6), first_candidate)


def _game_against(secret: str) -> str:
    game = mm(4, 6)
    moves: list[str] = []
    left, rank = game.secrets, game.rank(tuple(map(int, secret)))
    while not moves or moves[-1] != secret:
        guess = int(left[0])
        moves.append("".join(map(str, game.guesses[guess])))
        left = left[game.table[guess, left] == game.table[guess, rank]]
    return _several(moves)


def _hardest() -> str:
    result = _ordered()
    hardest = result.game.secrets[result.tries == result.worst]
    return _several("".join(map(str, result.game.guesses[rank])) for rank in hardest)


@cache
def _after(first: tuple[int, ...]) -> Moments:
    """The moments of the random player's games that begin with that code."""
    return RandomPlayer(mm(4, 6), symmetric=True).after(first)


@cache
def _random() -> Moments:
    kinds = Counter(_pattern(code) for code in mm(4, 6).guesses)
    return mean_of((kinds[_pattern(first)], _after(first)) for first in _first_codes())


def _by_first_code() -> str:
    return _several(f"{_after(first).mean:.3f}" for first in _first_codes())


def _first_codes() -> list[tuple[int, ...]]:
    return [mm(4, 6).guesses[rank] for rank in first_guesses(mm(4, 6))]


@cache
def _one_shuffle_each(count: int = 4_000) -> list[float]:
    """The mean over all secrets for one order of the codes, many times."""
    game, chance, found = mm(4, 6), np.random.default_rng(0), []
    for _ in range(count):
        place = chance.permutation(len(game.guesses))

        def first_in_order(_game: Game, candidates: Ranks, place: Any = place) -> int:
            return int(candidates[place[candidates].argmin()])

        found.append(play_all(game, first_in_order).mean)
    return found


# ---------------------------------------------------------------- m06


def _area(game: Game, history: list[tuple[str, tuple[int, int]]]) -> Ranks:
    return game.candidates(history)


def _expected_sizes(game: Game, area: Ranks) -> list[Fraction]:
    return [Fraction(int((sizes * sizes).sum()), len(area)) for sizes in sizes_of(game, area)]


def _expected_1567() -> str:
    area = _area(numbers(4), [("1234", (1, 1))])
    return f"{float(_expected_sizes(numbers(4), area)[numbers(4).rank('1567')])} {len(area)}"


def _first_turn(answer: str, first: str) -> str:
    """The smallest expected size for guesses that are not compatible, and for those that are."""
    game = numbers(3, SMALL)
    seen = game.answers[game.table[game.rank(first), game.rank(answer)]]
    area = _area(game, [(first, seen)])
    sizes = _expected_sizes(game, area)
    inside = set(area.tolist())
    outer = min(size for rank, size in enumerate(sizes) if rank not in inside)
    inner = min(sizes[rank] for rank in inside)
    return f"{float(outer):.6f} {float(inner):.6f}"


def _best_second() -> str:
    game = numbers(3, SMALL)
    sizes = _expected_sizes(game, _area(game, [("123", (2, 0))]))
    return f"{game.guesses[sizes.index(min(sizes))]} {sizes.count(min(sizes))}"


def _information_game() -> str:
    game, moves, guess = numbers(3, SMALL), ["317"], "317"
    left = game.secrets
    while moves[-1] != "543":
        left = left[game.table[game.rank(guess), left] == game.table[game.rank(guess), game.rank("543")]]
        guess = game.guesses[choose(game, left, RULES["expected size"], prefer=False)]
        moves.append(guess)
    return _several(moves)


def _simulated(game: Game, games: int) -> float:
    """The mean of games in which every guess is drawn among the candidates."""
    chance, total = random.Random(0), 0
    for _ in range(games):
        secret, left, guess = chance.choice(game.secrets.tolist()), game.secrets, -1
        while guess != secret:
            total += 1
            guess = int(left[chance.randrange(len(left))])
            left = left[game.table[guess, left] == game.table[guess, secret]]
    return total / games


def _information(only_possible: bool, prefer: bool) -> str:
    """The exact mean over all first guesses and all secrets."""
    game = numbers(3, SMALL)
    strategy = strategy_of(RULES["expected size"], only_possible, prefer)
    return f"{mean(play_all(game, strategy, first).mean for first in range(len(game.guesses))):.6f}"


# ---------------------------------------------------------------- m07


def _elimination(only_possible: bool = False) -> Result:
    return _play(mm(4, 8), "expected size", "1234", only_possible)


def _elimination_by_pattern() -> str:
    found = _elimination().by(_pattern)
    return "; ".join(f"{''.join(map(str, key))}: {_pairs(found[key])}" for key in sorted(found, reverse=True))


def _first_moves() -> str:
    """Of each first guess of MM(4, 8): the possible answers, the largest part, how many are eliminated on average."""
    game = mm(4, 8)
    sizes, total = sizes_of(game, game.secrets), len(game.secrets)
    said = []
    for guess in ("1111", "1112", "1122", "1123", "1234"):
        part = [size for size in sizes[game.rank([*map(int, guess)])].tolist() if size]
        said.append(f"{len(part)} {max(part)} {total - sum(size * size for size in part) / total:.1f}")
    return "; ".join(said)


def _pairs(counts: dict[int, int]) -> str:
    return " ".join(f"{tries}:{count}" for tries, count in counts.items())


def _table_cell(p: int, c: int, only_possible: bool) -> int:
    """The total when the first guess is 1 2 … p, whatever colours there are: those that do not exist match nothing."""
    game, strategy = mm(p, c), strategy_of(RULES["expected size"], only_possible)
    parts: dict[Any, list[int]] = {}
    for rank, code in enumerate(game.guesses):
        placed = sum(colour == place for place, colour in enumerate(code, 1))
        common = len({colour for colour in code if colour <= p})
        parts.setdefault((placed, common), []).append(rank)
    total = 0
    for (placed, _), part in parts.items():
        total += len(part)
        if placed < p:
            total += play_all(replace(game, secrets=np.array(part)), strategy).total
    return total


SIZES = [(2, c) for c in range(2, 9)] + [(3, c) for c in range(2, 9)] + [(4, c) for c in range(2, 9)]
LONGER = [(5, 2), (5, 3), (5, 4), (5, 5), (6, 2), (6, 3), (6, 4)]


def _table(sizes: list[tuple[int, int]], only_possible: bool) -> str:
    return _several(_table_cell(p, c, only_possible) for p, c in sizes)


def _own_first(sizes: list[tuple[int, int]], only_possible: bool) -> str:
    return _several(_play(mm(p, c), "expected size", "", only_possible).total for p, c in sizes)


# ---------------------------------------------------------------- m08, m09


def _entropies(p: int, c: int, repeats: bool) -> str:
    """The entropy of each shape of first guess, the most telling first."""
    game, found = mm(p, c, repeats), []
    for rank in first_guesses(game):
        sizes = sizes_of(game, game.secrets, np.array([rank]))[0]
        shares = sizes[sizes > 0] / len(game.secrets)
        shape = "".join("ABCDEFGHI"[colour - 1] for colour in game.guesses[rank])
        found.append((-sum(share * log2(share) for share in shares), shape))
    return _several(f"{shape} {bits:.6f}" for bits, shape in sorted(found, reverse=True))


def _in_another_order(game: Game, seed: int) -> Game:
    """The same game with its codes in a random order, on which only ties depend."""
    order = list(range(len(game.guesses)))
    random.Random(seed).shuffle(order)
    place = np.argsort(order)
    table = game.table[order][:, order]
    guesses = tuple(game.guesses[rank] for rank in order)
    return replace(game, guesses=guesses, table=table, secrets=np.sort(place[game.secrets]))


def _longest_by_order(game: Game, orders: int) -> str:
    found = {_play(_in_another_order(game, seed), "entropy").worst for seed in range(orders)} | {
        _play(game, "entropy").worst
    }
    return _several(sorted(found))


def _worst(game: Game, symmetric: bool = True) -> int:
    return Worst(game, symmetric).fewest()


def _two_numbers_greedy() -> str:
    return _counts(_play(two_numbers(), "entropy"))


# ---------------------------------------------------------------- m10


def _strategy(rule: str) -> str:
    """Total, mean and worst, and the first guess."""
    game = mm(4, 6)
    first = game.guesses[choose(game, game.secrets, RULES[rule])]
    return f"{_total_mean_worst(_play(game, rule))} {''.join(map(str, first))}"


def _only_possible(rule: str) -> str:
    result = _play(mm(4, 6), rule, "", True)
    return f"{result.total} {result.worst}"


def _optimum_mean() -> str:
    total = Optimum(mm(4, 6), symmetric=True).total()
    return f"{total} {total / 1296:.6f}"


def _optima(p: int, colours: range) -> str:
    return _several(Optimum(mm(p, c), symmetric=True).total() for c in colours)


def _worst_cases(p: int, colours: range) -> str:
    return _several(_worst(mm(p, c)) for c in colours)


def _fact(module: str, what: str, stated: object, compute: Callable[[], object], **how: Any) -> Fact:
    return Fact(module, what, str(stated), compute, **how)


FACTS = (
    # ---- the sheet
    _fact(
        "m01",
        "nombre_codes of (4, 6), (4, 8), (6, 9)",
        "1296 4096 531441",
        lambda: _several(_solution("m01_codes").nombre_codes(p, c) for p, c in [(4, 6), (4, 8), (6, 9)]),
    ),
    _fact("m01", "masque of 5 5 2 3", "1123", lambda: _solution("m01_codes").masque([5, 5, 2, 3])),
    _fact("m01", "codes of MM(4, 8) by pattern: 1111, 211, 22, 31, 4", "1680 2016 168 224 8", _patterns),
    _fact("m01", "the same in %", "41 49 4.1 5.5 0.2", _shares),
    _fact(
        "m02",
        "occurences of 1, 2, 6 in 1 2 4 3 5 1 2 1",
        "3 2 0",
        lambda: _several(_solution("m02_pegs").occurences([1, 2, 4, 3, 5, 1, 2, 1], n) for n in (1, 2, 6)),
    ),
    _fact(
        "m02",
        "bien_places, the two examples",
        "2 4",
        lambda: _several(
            [
                _solution("m02_pegs").bien_places([1, 2, 1, 1, 3], [2, 2, 1, 2, 4]),
                _solution("m02_pegs").bien_places([1, 2, 3, 4, 5, 1, 2], [1, 2, 3, 4, 2, 2, 1]),
            ]
        ),
    ),
    _fact(
        "m02",
        "mal_places of 1 2 2 1 3 and 1 2 1 4 2",
        "2",
        lambda: _solution("m02_pegs").mal_places([1, 2, 2, 1, 3], [1, 2, 1, 4, 2]),
    ),
    _fact("m02", "the answer of 1 2 1 3 to 1 2 3 1", "2 2", lambda: _several(_answer("1213", "1231"))),
    _fact(
        "m02",
        "mal_places_general of a 1 b True c and a a 1 1 b",
        "2",
        lambda: _solution("m02_pegs").mal_places_general(["a", 1, "b", True, "c"], ["a", "a", 1, 1, "b"]),
    ),
    _fact("m03", "codes of which the game draws one", "1296", lambda: len(mm(4, 6).guesses)),
    _fact("m04", "the game against 3 2 2 4", "1111 2222 2233 2324 2342 3224", lambda: _game_against("3224")),
    _fact("m05", "codes tried in order: total, mean, worst", "7471 5.764660 9", lambda: _total_mean_worst(_ordered())),
    _fact("m05", "secrets found in 1 to 9 tries", "1 4 25 108 305 602 196 49 6", lambda: _counts(_ordered())),
    _fact("m05", "the hardest codes", "5654 6435 6555 6556 6654 6665", _hardest),
    _fact("m05", "shuffled: expectation", "4.64352333821", lambda: f"{_random().mean:.11f}", slow=True),
    _fact(
        "m05",
        "shuffled: deviation of one game, longest game",
        "0.8806 10",
        lambda: f"{_random().deviation:.4f} {_random().longest}",
        slow=True,
    ),
    _fact(
        "m05",
        "expectation by first code 1111, 1112, 1122, 1123, 1234",
        "5.131 4.741 4.636 4.611 4.669",
        _by_first_code,
        slow=True,
    ),
    _fact(
        "m05",
        "one shuffle for all secrets: deviation (4,000 simulated)",
        0.0612,
        lambda: round(pstdev(_one_shuffle_each()), 5),
        slow=True,
        tolerance=0.006,
    ),
    _fact(
        "m05",
        "the same: share above 5.178, in %",
        0.05,
        lambda: round(100 * mean(value > 5.178 for value in _one_shuffle_each()), 4),
        slow=True,
        tolerance=0.06,
    ),
    # ---- Bulls and Cows
    _fact(
        "m06",
        "numbers, 4 of 10 and 3 of 7",
        "5040 210",
        lambda: _several([len(numbers(4).guesses), len(numbers(3, SMALL).guesses)]),
    ),
    _fact("m06", "1567 after 1234 answered 1, 1: expected new area, candidates", "119.9 720", _expected_1567),
    _fact(
        "m06",
        "126 after 213: smallest expected areas, not compatible and compatible",
        "6.944444 6.722222",
        lambda: _first_turn("126", "213"),
    ),
    _fact("m06", "126 after 123: the same", "2.500000 4.166667", lambda: _first_turn("126", "123")),
    _fact("m06", "its first best guess, and how many are as good", "134 24", _best_second),
    _fact("m06", "the information player's game against 543 from 317", "317 124 275 253 543", _information_game),
    _fact(
        "m06", "naive player, 3 of 7", "4.107406", lambda: f"{RandomPlayer(numbers(3, SMALL), True).moments().mean:.6f}"
    ),
    _fact(
        "m06",
        "naive player, 4 of 10 (20,000 games simulated)",
        5.471290,
        lambda: round(_simulated(numbers(4), 20_000), 4),
        slow=True,
        tolerance=0.035,  # five standard deviations
    ),
    _fact("m06", "information player, 3 of 7", "4.271723", lambda: _information(False, False)),
    _fact("m06", "among compatible guesses only", "4.042857", lambda: _information(True, True)),
    _fact("m06", "ties in favour of compatible guesses", "4.057143", lambda: _information(False, True)),
    _fact(
        "m06",
        "optimum, 3 of 7: total, worst",
        "836 5",
        lambda: _several([Optimum(numbers(3, SMALL), symmetric=True).total(), _worst(numbers(3, SMALL))]),
    ),
    # ---- expected elimination
    _fact(
        "m07",
        "MM(4, 8), first guess 1111, 1112, 1122, 1123, 1234: answers, largest part, eliminated",
        "5 2401 2207.7; 11 1296 3163.4; 13 1296 3243.4; 14 1160 3390.7; 14 976 3430.9",
        _first_moves,
    ),
    _fact("m07", "MM(4, 8): secrets found in 1 to 7 tries", "1 4 61 592 2465 971 2", lambda: _counts(_elimination())),
    _fact("m07", "MM(4, 8): total, mean, worst", "20725 5.059814 7", lambda: _total_mean_worst(_elimination())),
    _fact(
        "m07",
        "MM(4, 8) by pattern",
        "4: 3:1 4:2 5:5; 31: 4:35 5:145 6:44; 22: 4:23 5:106 6:39; "
        "211: 2:1 3:14 4:215 5:1237 6:547 7:2; 1111: 1:1 2:3 3:46 4:317 5:972 6:341",
        _elimination_by_pattern,
    ),
    _fact(
        "m07",
        "MM*(4, 8): secrets found in 1 to 8 tries",
        "1 13 111 674 1937 1232 116 12",
        lambda: _counts(_elimination(True)),
    ),
    _fact(
        "m07",
        "MM(2, 2..8), MM(3, 2..8), MM(4, 2..8), first guess 1 2 … p",
        "8 21 45 81 132 198 284 20 80 208 453 859 1489 2401 46 270 966 2552 5742 11409 20725",
        lambda: _table(SIZES, False),
    ),
    _fact(
        "m07",
        "the same, only possible codes",
        "8 21 45 81 134 205 299 20 80 209 455 865 1507 2446 46 270 975 2564 5771 11537 21041",
        lambda: _table(SIZES, True),
    ),
    _fact(
        "m07",
        "MM(5, 2..5), MM(6, 2..4), first guess 1 2 … p",
        "104 898 4203 14193 242 2928 18613",
        lambda: _table(LONGER, False),
    ),
    _fact("m07", "the same, only possible codes", "104 907 4261 14414 242 2981 18777", lambda: _table(LONGER, True)),
    _fact(
        "m07",
        "MM(2, 2..8), MM(3, 2..8), MM(4, 2..8), first guess chosen by the rule",
        "8 21 45 81 132 198 284 18 73 208 453 859 1489 2401 44 250 916 2485 5696 11409 20725",
        lambda: _own_first(SIZES, False),
    ),
    _fact(
        "m07",
        "the same by the rule, only possible codes",
        "8 21 45 81 134 205 299 18 73 209 455 865 1507 2446 44 253 915 2490 5722 11537 21041",
        lambda: _own_first(SIZES, True),
    ),
    _fact("m07", "MM(4, 8), the best worst case", "6", lambda: _worst(mm(4, 8)), slow=True),
    # ---- entropy
    _fact(
        "m08",
        "medium game: secrets found in 1 to 5 steps",
        "0 7 55 229 69",
        lambda: _counts(_play(mm(4, 6, False), "entropy")),
    ),
    _fact("m08", "medium game: total", "1440", lambda: _play(mm(4, 6, False), "entropy").total),
    _fact(
        "m08",
        "without preference for possible secrets",
        "0 7 17 213 123",
        lambda: _counts(_play(mm(4, 6, False), "entropy", prefer=False)),
    ),
    _fact(
        "m08",
        "in 60 other orders of the codes",
        "0 7 54 229 70, 0 7 55 229 69",
        lambda: ", ".join(
            sorted({_counts(_play(_in_another_order(mm(4, 6, False), seed), "entropy")) for seed in range(60)})
        ),
    ),
    _fact(
        "m08",
        "first guesses, secrets without repeats, (6, 4)",
        "AABC 2.773405 ABCD 2.761866 AABB 2.440224 AAAB 2.406239 AAAA 0.918296",
        lambda: _entropies(4, 6, False),
    ),
    _fact(
        "m08",
        "first guesses, secrets without repeats, (6, 3)",
        "ABC 2.611803 AAB 2.287943 AAA 1.000000",
        lambda: _entropies(3, 6, False),
    ),
    _fact(
        "m08",
        "first guesses, secrets without repeats, (8, 5)",
        "AABCD 3.007291 ABCDE 3.000388 AABBC 2.868938 AAABC 2.843589 AAABB 2.454926 AAAAB 2.383497 AAAAA 0.954434",
        lambda: _entropies(5, 8, False),
    ),
    _fact(
        "m08",
        "first guesses, all secrets, (6, 4)",
        "ABCD 3.056671 AABC 3.043698 AABB 2.885102 AAAB 2.693434 AAAA 1.498435",
        lambda: _entropies(4, 6, True),
    ),
    # ---- bounds
    _fact(
        "m09",
        "medium game: best worst case, best total",
        "5 1435",
        lambda: _several([_worst(mm(4, 6, False)), Optimum(mm(4, 6, False), symmetric=True).total()]),
    ),
    _fact("m09", "two numbers: greedy entropy, 1 to 5 tries", "1 3 9 11 1", _two_numbers_greedy),
    _fact(
        "m09",
        "two numbers: best worst case, greedy total, best total",
        "4 83 83",
        lambda: _several(
            [_worst(two_numbers(), False), _play(two_numbers(), "entropy").total, Optimum(two_numbers()).total()]
        ),
    ),
    _fact("m09", "eight colours, 1680 secrets: best worst case", "6", lambda: _worst(mm(4, 8, False)), slow=True),
    _fact(
        "m09",
        "eight colours, 4096 secrets: greedy entropy, longest game in 20 orders of the codes",
        "7",
        lambda: _longest_by_order(mm(4, 8), 20),
        slow=True,
    ),
    _fact(
        "m09",
        "eight colours, 1680 secrets: the same in 40 orders",
        "6 7",
        lambda: _longest_by_order(mm(4, 8, False), 40),
        slow=True,
    ),
    _fact(
        "m09",
        "classes of first propositions, p = 4, c = 4, 6, 8",
        "5 5 5",
        lambda: _several(len(first_guesses(mm(4, c))) for c in (4, 6, 8)),
    ),
    # ---- MM(4, 6): strategies and optimum
    _fact("m10", "minimax: total, mean, worst, first", "5801 4.476080 5 1122", lambda: _strategy("minimax")),
    _fact(
        "m10", "minimax: secrets found in 1 to 5 tries", "1 6 62 533 694", lambda: _counts(_play(mm(4, 6), "minimax"))
    ),
    _fact(
        "m10", "expected size: total, mean, worst, first", "5696 4.395062 6 1123", lambda: _strategy("expected size")
    ),
    _fact("m10", "entropy: total, mean, worst, first", "5722 4.415123 6 1234", lambda: _strategy("entropy")),
    _fact("m10", "most parts: total, mean, worst, first", "5668 4.373457 6 1123", lambda: _strategy("most parts")),
    _fact("m10", "only possible codes: minimax, total and worst", "5828 6", lambda: _only_possible("minimax")),
    _fact("m10", "only possible codes: expected size", "5722 6", lambda: _only_possible("expected size")),
    _fact("m10", "only possible codes: entropy", "5786 6", lambda: _only_possible("entropy")),
    _fact("m10", "only possible codes: most parts", "5701 7", lambda: _only_possible("most parts")),
    _fact("m10", "optimum: total, mean", "5625 4.340278", lambda: _optimum_mean()),
    _fact(
        "m10",
        "optimum in five tries at most",
        "5626",
        lambda: Optimum(mm(4, 6), longest=5, symmetric=True).total(),
        slow=True,
    ),
    _fact(
        "m10",
        "optimum, only possible codes",
        "5660",
        lambda: Optimum(mm(4, 6), True, symmetric=True).total(),
        slow=True,
    ),
    _fact("m10", "optima of MM(2, 2..8)", "8 21 45 81 132 198 284", lambda: _optima(2, range(2, 9))),
    _fact("m10", "optima of MM(3, 2..8)", "18 73 206 451 854 1474 2359", lambda: _optima(3, range(2, 9))),
    _fact("m10", "optima of MM(4, 2..5)", "44 246 905 2463", lambda: _optima(4, range(2, 6))),
    _fact("m10", "worst cases of MM(2, 2..8)", "3 3 4 4 5 5 6", lambda: _worst_cases(2, range(2, 9))),
    _fact("m10", "worst cases of MM(3, 2..7)", "3 4 4 5 5 6", lambda: _worst_cases(3, range(2, 8))),
    _fact("m10", "worst cases of MM(4, 2..6)", "4 4 4 5 5", lambda: _worst_cases(4, range(2, 7))),
    _fact(
        "m10",
        "MM(5, 8), entropy from 1 1 2 2 3: total, mean, worst",
        "179704 5.484131 7",
        lambda: _total_mean_worst(_play(mm(5, 8), "entropy", "11223")),
        slow=True,
    ),
)
