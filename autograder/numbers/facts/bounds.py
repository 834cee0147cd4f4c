"""Module 9: what is impossible, by counting and by searching."""

from functools import cache
from itertools import count
from typing import Any

import numpy as np

from autograder.numbers.facts.fact import Cited, Experiment, Fact
from autograder.numbers.facts.shared import (
    bits,
    counts,
    mm,
    parts_of,
    play,
    play_in_order,
    rows,
    several,
    solution,
    two_numbers,
    worst,
)
from autograder.numbers.games import Game, Ranks, game_of
from autograder.numbers.optimum import Optimum
from autograder.numbers.playing import split
from autograder.numbers.strategies import RULES, choose, sizes_of
from autograder.numbers.symmetry import first_guesses

# ---------------------------------------------------------------- counting


def _higher_or_lower(n: int) -> Game:
    def compare(guess: int, secret: int) -> int:
        return (secret > guess) - (secret < guess)

    return game_of("higher or lower", range(1, n + 1), compare, 0)


def _room(kinds: int, steps: int) -> int:
    """The secrets that can be told apart with so many answers that do not end the game."""
    return sum(kinds**depth for depth in range(steps))


def _counting() -> str:
    """Of four games: secrets, answers that go on, room in 1 to 4 steps, steps by counting, and in
    truth."""
    games = [
        (_higher_or_lower(7), False),
        (two_numbers(), False),
        (mm(4, 6, False), True),
        (mm(4, 6), True),
    ]
    lines = []
    for game, symmetric in games:
        kinds, secrets = len(np.unique(game.table)) - 1, len(game.secrets)
        rooms = [_room(kinds, steps) for steps in range(1, 10)]
        least = next(steps for steps, room in enumerate(rooms, 1) if room >= secrets)
        lines.append((secrets, kinds, *rooms[:4], least, worst(game, symmetric)))
    return rows(lines)


def _adversary() -> str:
    """At higher or lower with 15 numbers: how many are left after each guess in the middle."""
    left = [15]
    while left[-1] > 1:
        left.append(left[-1] // 2)
    return several(left)


def _postcard() -> str:
    """The largest part of each first guess of the classic game, and the room of three steps."""
    largest = [parts_of(mm(4, 6), int(guess))[0] for guess in first_guesses(mm(4, 6))]
    return several([*largest, _room(13, 3)])


# ---------------------------------------------------------------- two numbers


def _corners() -> str:
    """The part of (2, 2) that is neither below nor above: the parts that (0, 4) and (0, 3) make of
    it, their worth."""
    game = two_numbers()
    neither = next(
        part
        for answer, part in split(game, game.rank((2, 2)), game.secrets)
        if not any(game.answers[answer])
    )
    found = (parts_of(game, game.rank(guess), neither) for guess in [(0, 4), (0, 3)])
    return rows((*sorted(parts), f"{bits(parts):.3f}") for parts in found)


def _quickest(game: Game, longest: int) -> tuple[int, ...]:
    """The secrets found in 1, 2, 3 … tries by a plan of the smallest total in which no game is
    longer."""

    @cache
    def best(candidates: tuple[int, ...], tries: int) -> tuple[int, ...] | None:
        if not candidates or not tries:
            return None if candidates else (0,) * tries
        plans = (after(guess, np.array(candidates), tries) for guess in range(len(game.guesses)))
        return min((plan for plan in plans if plan), key=_total, default=None)

    def after(guess: int, candidates: Ranks, tries: int) -> tuple[int, ...] | None:
        found = [0] * tries
        for answer, part in split(game, guess, candidates):
            if answer == game.win:
                found[0] = 1
                continue
            plan = best(tuple(part.tolist()), tries - 1) if len(part) < len(candidates) else None
            if plan is None:
                return None
            found[1:] = [one + more for one, more in zip(found[1:], plan, strict=True)]
        return tuple(found)

    return best(tuple(game.secrets.tolist()), longest) or ()


def _total(plan: tuple[int, ...]) -> int:
    return sum(tries * secrets for tries, secrets in enumerate(plan, 1))


# ---------------------------------------------------------------- one language for all games


def _duel(game: Any) -> str:
    """Of a game of the exercise: its secrets, the propositions of module 8's solver against the
    evil codemaker, its longest game, and the best worst case.
    """
    asks, answers = solution("m08_entropy"), solution("m09_bounds")
    played = asks.solver(answers.evil_codemaker(game), game)
    longest = asks.worst_case_solution(game)
    best = next(steps for steps in count() if answers.solution_exists_with_room(steps, game))
    return several([len(game.secrets), len(played), len(longest), best])


def _duels() -> str:
    games = solution("m09_bounds")
    return "; ".join(map(_duel, (games.number_game(7), games.LOCKS, games.two_d())))


def _evil(game: Game, guess: int, candidates: Ranks) -> tuple[int, Ranks]:
    """The answer that leaves most, of several the smallest, and what it leaves."""
    return min(split(game, guess, candidates), key=lambda part: (-len(part[1]), part[0]))


def _medium_duel() -> str:
    """The same of the medium game."""
    game, answer, tries = mm(4, 6, False), -1, 0
    left = game.secrets
    while answer != game.win:
        answer, left = _evil(game, choose(game, left, RULES["entropy"]), left)
        tries += 1
    return several([len(game.secrets), tries, play(game, "entropy").worst, worst(game)])


def _refuted() -> str:
    """The medium game: for each first proposition, how many secrets the evil codemaker keeps, and
    how many some answer leaves at least after a second one; the room of two steps.
    """
    game, found = mm(4, 6, False), []
    for guess in first_guesses(game):
        _, left = _evil(game, int(guess), game.secrets)
        sizes = sizes_of(game, left)
        sizes[:, game.win] = 0
        found.append((len(left), sizes.max(1).min()))
    return f"{rows(found)}; {_room(13, 2)}"


# ---------------------------------------------------------------- worst cases


def _longest(game: Game, seed: int) -> int:
    return play_in_order(game, "entropy", seed).worst


def _different(found: list[int]) -> str:
    return several(sorted(set(found)))


def _worst_cases() -> str:
    return rows([[p, *(worst(mm(p, c)) for c in range(2, 9))] for p in (2, 3, 4)])


def _partitions(p: int) -> int:
    """In how many ways p pegs are shared out among colours: the sums that make p."""
    ways = [1] + [0] * p
    for part in range(1, p + 1):
        for total in range(part, p + 1):
            ways[total] += ways[total - part]
    return ways[p]


CITED: tuple[Cited, ...] = ()

FACTS = (
    Fact(
        "m09",
        "secrets, answers that go on, room of 1 to 4 steps, steps by counting and in truth",
        "7 2 1 3 7 15 3 3; 25 3 1 4 13 40 4 4; 360 13 1 14 183 2380 4 5; 1296 13 1 14 183 2380 4 5",
        _counting,
    ),
    Fact(
        "m09", "answers with four pegs", "14", lambda: len(np.unique(mm(4, 6).table)), also=("m08",)
    ),
    Fact("m09", "the adversary with 15 numbers", "15 7 3 1", _adversary),
    Fact(
        "m09",
        "largest parts after 1111, 1112, 1122, 1123, 1234; room of three steps",
        "625 317 256 276 312 183",
        _postcard,
    ),
    Fact(
        "m09",
        "medium game: best worst case, best total",
        "5 1435",
        lambda: several([worst(mm(4, 6, False)), Optimum(mm(4, 6, False), symmetric=True).total()]),
        also=("m08",),
    ),
    Fact(
        "m09",
        "two numbers: greedy entropy, 1 to 5 tries",
        "1 3 9 11 1",
        lambda: counts(play(two_numbers(), "entropy")),
    ),
    Fact(
        "m09",
        "two numbers: a plan of at most 4 tries",
        "1 3 8 13",
        lambda: several(_quickest(two_numbers(), 4)),
    ),
    Fact(
        "m09",
        "two numbers, the 8 that are neither: parts of (0, 4), of (0, 3), and their worth",
        "1 1 1 5 1.549; 1 3 4 1.406",
        _corners,
    ),
    Fact(
        "m09",
        "two numbers: best worst case, greedy total, best total",
        "4 83 83",
        lambda: several(
            [
                worst(two_numbers(), False),
                play(two_numbers(), "entropy").total,
                Optimum(two_numbers()).total(),
            ]
        ),
    ),
    Fact(
        "m09",
        "1 to 7, the locks, two numbers: secrets, propositions against the evil codemaker, at"
        " worst, best worst case",
        "7 2 3 3; 3 2 2 2; 25 5 5 4",
        _duels,
    ),
    Fact("m09", "medium game: the same", "360 5 5 5", _medium_duel),
    Fact(
        "m09",
        "medium game: secrets kept after AAAA, AAAB, AABB, AABC, ABCD; at least after a second one;"
        " room of two steps",
        "240 48; 96 20; 96 20; 102 20; 88 17; 14",
        _refuted,
    ),
    Fact(
        "m09",
        "eight colours: secrets, those without repeats",
        "4096 1680",
        lambda: several([len(mm(4, 8).secrets), len(mm(4, 8, False).secrets)]),
    ),
    Fact(
        "m09",
        "eight colours, 1680 secrets: best worst case",
        "6",
        lambda: worst(mm(4, 8, False)),
        slow=True,
    ),
    Fact(
        "m09",
        "eight colours, 4096 secrets: greedy entropy, longest game in 20 orders of the codes",
        "7",
        Experiment(20, lambda seed: _longest(mm(4, 8), seed), _different),
        slow=True,
    ),
    Fact(
        "m09",
        "eight colours, 1680 secrets: the same in 40 orders",
        "6 7",
        Experiment(40, lambda seed: _longest(mm(4, 8, False), seed), _different),
        slow=True,
    ),
    Fact(
        "m09",
        "worst cases of 2, 3, 4 pegs and 2 to 8 colours",
        "2 3 3 4 4 5 5 6; 3 3 4 4 5 5 6 6; 4 4 4 4 5 5 6 6",
        _worst_cases,
        slow=True,
    ),
    Fact(
        "m09",
        "classes of first propositions, p = 4, c = 4, 6, 8",
        "5 5 5",
        lambda: several(len(first_guesses(mm(4, c))) for c in (4, 6, 8)),
    ),
    Fact(
        "m09",
        "classes of codes with ten pegs and ten colours, codes",
        "42 10000000000",
        lambda: several([_partitions(10), 10**10]),
    ),
)
