"""Module 6: Bulls and Cows, and the experiment on three players."""

import random
from functools import cache
from itertools import chain
from math import sqrt
from statistics import NormalDist, pstdev

import numpy as np
from numpy.typing import NDArray

from autograder.numbers.facts.fact import Cited, Experiment, Fact
from autograder.numbers.facts.shared import SMALL, counts, numbers, parts_of, rows, several, worst
from autograder.numbers.games import Game, Ranks
from autograder.numbers.optimum import Optimum
from autograder.numbers.playing import Result, play_all, strategy_of
from autograder.numbers.random_player import Moments, RandomPlayer
from autograder.numbers.strategies import RULES, choose, sizes_of

# ---------------------------------------------------------------- what a guess leaves


def _squares(game: Game, area: Ranks) -> NDArray[np.int64]:
    """Of each guess, what it leaves on average times the size of the area: integers, which are
    compared exactly."""
    sizes = sizes_of(game, area)
    return np.asarray((sizes * sizes).sum(1))


def _expected_1567() -> str:
    area = numbers(4).candidates([("1234", (1, 1))])
    return f"{_squares(numbers(4), area)[numbers(4).rank('1567')] / len(area)} {len(area)}"


def _prices() -> str:
    """Comparisons for one mean: all strings for each candidate, the candidates for each, the
    candidates once."""
    area = len(numbers(4).candidates([("1234", (1, 1))]))
    return rows([[area * len(numbers(4).guesses)], [area * area], [area]])


def _first_turn(answer: str, first: str) -> str:
    """The smallest expected size for guesses that are not compatible, and for those that are."""
    game = numbers(3, SMALL)
    area = game.candidates([(first, game.answers[game.table[game.rank(first), game.rank(answer)]])])
    squares = _squares(game, area)
    outside = np.delete(squares, area)
    return f"{outside.min() / len(area):.6f} {squares[area].min() / len(area):.6f}"


def _best_second(reply: tuple[int, int]) -> str:
    """The first of the best second guesses after 123, how many are as good, how many of them are
    compatible."""
    game = numbers(3, SMALL)
    area = game.candidates([("123", reply)])
    squares = _squares(game, area)
    best = np.flatnonzero(squares == squares.min())
    return several([game.guesses[best[0]], len(best), len(np.intersect1d(best, area))])


def _replies() -> str:
    """After 123: the reply, the strings left, the smallest area, how many guesses reach it, how
    many are compatible."""
    game, lines = numbers(3, SMALL), []
    for reply in [(2, 0), (1, 2), (1, 1), (1, 0), (0, 3), (0, 2), (0, 1), (0, 0)]:
        area = game.candidates([("123", reply)])
        _, reach, inside = _best_second(reply).split()
        lines.append(
            (*reply, len(area), f"{_squares(game, area).min() / len(area):.2f}", reach, inside)
        )
    return rows(lines)


def _compatible_after_no_bull() -> str:
    """After 123 and the reply 0, 2: what compatible guesses leave, least and most, and how many
    leave that."""
    game = numbers(3, SMALL)
    area = game.candidates([("123", (0, 2))])
    found = _squares(game, area)[area]
    ends = (found.min(), found.max())
    return rows((f"{end / len(area):.2f}", int((found == end).sum())) for end in ends)


def _parts_after_two_bulls() -> str:
    """After 123 and the reply 2, 0: into which parts 134 and 124 sort what is left."""
    game = numbers(3, SMALL)
    area = game.candidates([("123", (2, 0))])
    return rows([guess, *parts_of(game, game.rank(guess), area)] for guess in ("134", "124"))


def _school() -> str:
    """A school with three classes: the pupils, the mean class; what the pupils answer, and its
    mean."""
    sizes = [10, 20, 60]
    squares = [size * size for size in sizes]
    return several(
        [*sizes, sum(sizes), sum(sizes) // len(sizes), *squares, f"{sum(squares) / sum(sizes):.1f}"]
    )


def _two_of_three() -> str:
    """Two characters of 123, the guess 12: replies, new areas, their sizes, the mean as a
    quotient."""
    game = numbers(2, "123")
    seen = game.table[game.rank("12")]
    areas = [[game.guesses[rank] for rank in np.flatnonzero(seen == reply)] for reply in seen]
    replies = [bull_or_cow for reply in seen for bull_or_cow in game.answers[reply]]
    sizes = [len(area) for area in areas]
    return rows([replies, chain.from_iterable(areas), sizes, [sum(sizes), len(sizes)]])


# ---------------------------------------------------------------- the players


def _information_game() -> str:
    game, moves, guess = numbers(3, SMALL), ["317"], "317"
    left = game.secrets
    while moves[-1] != "543":
        left = left[
            game.table[game.rank(guess), left] == game.table[game.rank(guess), game.rank("543")]
        ]
        guess = game.guesses[choose(game, left, RULES["expected size"], prefer=False)]
        moves.append(guess)
    return several(moves)


@cache
def _naive() -> Moments:
    return RandomPlayer(numbers(3, SMALL), True).moments()


@cache
def _all_tries(only_possible: bool, prefer: bool) -> list[int]:
    """The tries for all secrets after all first guesses."""
    game = numbers(3, SMALL)
    strategy = strategy_of(RULES["expected size"], only_possible, prefer)
    played = (play_all(game, strategy, first).tries.tolist() for first in range(len(game.guesses)))
    return list(chain.from_iterable(played))


def _mean_and_longest(only_possible: bool, prefer: bool) -> str:
    tries = _all_tries(only_possible, prefer)
    return f"{sum(tries) / len(tries):.6f} {max(tries)}"


def _other_courses() -> str:
    """The games, and how many become shorter and longer when ties go to a compatible guess."""
    pairs = list(zip(_all_tries(False, False), _all_tries(False, True), strict=True))
    return several(
        [len(pairs), sum(new < old for old, new in pairs), sum(new > old for old, new in pairs)]
    )


# games, mean
PRINTED = {"naive": (21000, 4.105), "information": (200, 4.285), "compatible": (2100, 4.037)}


def _test_of(player: str, deviation: float) -> str:
    """Welch's test of a printed mean against the naive one, with the exact deviations of a game: t,
    probability."""
    (many, naive), (few, other) = PRINTED["naive"], PRINTED[player]
    t = abs(other - naive) / sqrt(_naive().deviation ** 2 / many + deviation**2 / few)
    return f"{t:.1f} {2 * NormalDist().cdf(-t):.1g}"


def _games_to_tell(one: tuple[float, float], other: tuple[float, float]) -> int:
    """The games of each player, of a mean and a deviation, that show a difference in 9 experiments
    of 10."""
    seen = NormalDist().inv_cdf(0.975) + NormalDist().inv_cdf(0.9)
    return round(seen**2 * (one[1] ** 2 + other[1] ** 2) / (one[0] - other[0]) ** 2)


def _games_enough() -> str:
    """To tell naive from information, and from the player among compatible guesses; of 10, how
    often 100 are enough."""
    naive = (_naive().mean, _naive().deviation)
    others = [_all_tries(False, False), _all_tries(True, True)]
    found = [(sum(tries) / len(tries), pstdev(tries)) for tries in others]
    typical = sqrt((naive[1] ** 2 + found[0][1] ** 2) / 100)
    seen = NormalDist().cdf(abs(naive[0] - found[0][0]) / typical - NormalDist().inv_cdf(0.975))
    return several([*(_games_to_tell(naive, other) for other in found), round(10 * seen)])


# ---------------------------------------------------------------- four digits out of ten


def _classic(only_possible: bool = False, prefer: bool = True) -> Result:
    return play_all(
        numbers(4),
        strategy_of(RULES["expected size"], only_possible, prefer),
        numbers(4).rank("0123"),
    )


def _naive_game(seed: int) -> int:
    """The tries of one game in which every guess is drawn among the candidates."""
    game, chance = numbers(4), random.Random(seed)
    secret, left, guess, tries = chance.choice(game.secrets.tolist()), game.secrets, -1, 0
    while guess != secret:
        tries += 1
        guess = int(left[chance.randrange(len(left))])
        left = left[game.table[guess, left] == game.table[guess, secret]]
    return tries


_ARTICLE = "printed in the article, from games at random"

CITED = (
    Cited("m06", "games and mean of the naive player", "21000 4.105", _ARTICLE),
    Cited("m06", "games and mean of the information player", "200 4.285", _ARTICLE),
    Cited(
        "m06",
        "games and mean of the information player among compatible guesses",
        "2100 4.037",
        _ARTICLE,
    ),
    Cited("m06", "4 of 10, the best mean: total, secrets, mean", "26274 5040 5.213", "Tanaka 1996"),
    Cited("m06", "4 of 10, the best worst case", "7", "an independent search in C++"),
)

FACTS = (
    Fact(
        "m06",
        "numbers, 4 of 10 and 3 of 7",
        "5040 210",
        lambda: several([len(numbers(4).guesses), len(numbers(3, SMALL).guesses)]),
    ),
    Fact(
        "m06",
        "two characters of 123, the guess 12: replies, new areas, their sizes, and the mean",
        "2 0 1 0 0 2 0 1 0 1 1 0; 12 13 32 21 23 31 23 31 13 32; 1 2 1 2 2 2; 10 6",
        _two_of_three,
    ),
    Fact(
        "m06",
        "1567 after 1234 answered 1, 1: expected new area, candidates",
        "119.9 720",
        _expected_1567,
    ),
    Fact("m06", "comparisons in the three ways", "3628800; 518400; 720", _prices),
    Fact(
        "m06",
        "the school: classes, pupils, mean class; the pupils' answers added up, their mean",
        "10 20 60 90 30 100 400 3600 45.6",
        _school,
    ),
    Fact(
        "m06",
        "126 after 213: smallest expected areas, not compatible and compatible",
        "6.944444 6.722222",
        lambda: _first_turn("126", "213"),
    ),
    Fact("m06", "126 after 123: the same", "2.500000 4.166667", lambda: _first_turn("126", "123")),
    Fact(
        "m06",
        "after 123 answered 2, 0: the first best guess, how many are as good, how many compatible",
        "134 24 0",
        lambda: _best_second((2, 0)),
    ),
    Fact("m06", "after 123 answered 1, 2: the same", "124 183 3", lambda: _best_second((1, 2))),
    Fact(
        "m06",
        "after 123: reply, strings left, smallest expected area, guesses that reach it, of which"
        " compatible",
        "2 0 12 2.50 24 0; 1 2 3 1.67 183 3; 1 1 24 4.67 36 0; 1 0 36 7.00 24 0; "
        "0 3 2 1.00 122 2; 0 2 36 6.72 24 24; 0 1 72 13.83 72 72; 0 0 24 5.67 108 0",
        _replies,
    ),
    Fact(
        "m06",
        "after 123 answered 0, 2: least and most a compatible guess leaves, and how many"
        " guesses do",
        "6.72 24; 7.28 12",
        _compatible_after_no_bull,
    ),
    Fact(
        "m06",
        "after 123 answered 2, 0: the parts of 134 and of 124",
        "134 3 3 3 1 1 1; 124 6 3 2 1",
        _parts_after_two_bulls,
    ),
    Fact(
        "m06",
        "the information player's game against 543 from 317",
        "317 124 275 253 543",
        _information_game,
    ),
    Fact(
        "m06",
        "naive player, 3 of 7: mean, longest game",
        "4.107406 7",
        lambda: f"{_naive().mean:.6f} {_naive().longest}",
    ),
    Fact(
        "m06",
        "information player, 3 of 7: mean, longest game",
        "4.271723 5",
        lambda: _mean_and_longest(False, False),
    ),
    Fact(
        "m06", "among compatible guesses only", "4.042857 6", lambda: _mean_and_longest(True, True)
    ),
    Fact(
        "m06",
        "ties in favour of compatible guesses",
        "4.057143 5",
        lambda: _mean_and_longest(False, True),
    ),
    Fact(
        "m06",
        "all games of that player, and those that become shorter and longer by it",
        "44100 9992 674",
        _other_courses,
    ),
    Fact(
        "m06",
        "optimum, 3 of 7: total, secrets, mean, worst",
        "836 210 3.980952 5",
        lambda: (
            f"{(best := Optimum(numbers(3, SMALL), symmetric=True).total())} 210 {best / 210:.6f} "
            f"{worst(numbers(3, SMALL))}"
        ),
    ),
    Fact(
        "m06",
        "information against naive, as printed: t, probability",
        "3.7 0.0003",
        lambda: _test_of("information", pstdev(_all_tries(False, False))),
    ),
    Fact(
        "m06",
        "compatible guesses against naive, as printed: t, probability",
        "3.4 0.0006",
        lambda: _test_of("compatible", pstdev(_all_tries(True, True))),
    ),
    Fact(
        "m06",
        "games of each player that tell naive from the two others; 100 do so in how many"
        " experiments of 10",
        "510 3962 3",
        _games_enough,
    ),
    Fact(
        "m06",
        "naive player, 4 of 10: mean of 20,000 games",
        "5.471",
        Experiment(20_000, _naive_game, lambda tries: f"{sum(tries) / len(tries):.4f}"),
        slow=True,
        tolerance=0.035,  # five standard deviations
    ),
    Fact(
        "m06",
        "information player, 4 of 10, first guess 0123",
        "0123 5.526 7",
        lambda: f"0123 {_classic(prefer=False).mean:.3f} {_classic(prefer=False).worst}",
    ),
    Fact(
        "m06",
        "the same, ties in favour of compatible guesses",
        "5.268",
        lambda: f"{_classic().mean:.3f}",
    ),
    Fact(
        "m06",
        "the same: numbers found in 1 to 7 guesses",
        "1 4 59 574 2430 1885 87",
        lambda: counts(_classic()),
    ),
    Fact(
        "m06",
        "the same, compatible guesses only",
        "5.319",
        lambda: f"{_classic(only_possible=True).mean:.3f}",
    ),
)
