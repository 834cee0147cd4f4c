"""Module 10: four rules, and the best there is."""

from functools import cache

from autograder.numbers.facts.fact import Cited, Experiment, Fact
from autograder.numbers.facts.shared import (
    best_after,
    bits,
    counts,
    expected,
    mm,
    parts_of,
    play,
    play_in_order,
    rank_of,
    rows,
    several,
    situations,
    spaced,
    total_mean_worst,
    worst,
)
from autograder.numbers.games import Game
from autograder.numbers.optimum import Optimum
from autograder.numbers.playing import Result, first_candidate, play_all, strategy_of
from autograder.numbers.strategies import RULES, choose
from autograder.numbers.symmetry import first_guesses

# ---------------------------------------------------------------- openings


def _openings() -> str:
    """Each first guess: the sizes of its parts, the largest, expected size, entropy, number."""
    game = mm(4, 6)
    return rows(_opening(game, int(guess), 2) for guess in first_guesses(game))


def _two_openings() -> str:
    """The same for two openings of MM(5, 2), with the smallest total afterwards."""
    game = mm(5, 2)
    guesses = [rank_of(game, code) for code in ("11112", "11122")]
    return rows((*_opening(game, guess), best_after(game, guess)) for guess in guesses)


def _opening(game: Game, guess: int, decimals: int = 4) -> list[object]:
    parts = parts_of(game, guess)
    size = f"{expected(parts):.{decimals}f}" if decimals == 2 else f"{expected(parts):g}"
    return [spaced(game.guesses[guess]), *parts, parts[0], size, f"{bits(parts):.3f}", len(parts)]


# ---------------------------------------------------------------- strategies


@cache
def _by(rule: str, only_possible: bool = False) -> Result:
    return play(mm(4, 6), rule, "", only_possible)


def _strategy(rule: str) -> str:
    """Total, mean and worst; the first guess."""
    first = mm(4, 6).guesses[choose(mm(4, 6), mm(4, 6).secrets, RULES[rule])]
    return f"{total_mean_worst(_by(rule))} {''.join(map(str, first))}"


def _side_by_side() -> str:
    """Total, mean and worst of each rule, then with only possible codes: total and worst."""
    found = [
        (_by(rule), _by(rule, True))
        for rule in ("minimax", "entropy", "expected size", "most parts")
    ]
    return rows(
        (one.total, f"{one.mean:.3f}", one.worst, only.total, only.worst) for one, only in found
    )


def _first_consistent() -> str:
    result = play_all(mm(4, 6), first_candidate)
    return f"{result.total} {result.worst}"


def _totals_and_worst() -> str:
    return rows(
        (_by(rule).total, _by(rule).worst)
        for rule in ("minimax", "expected size", "entropy", "most parts")
    )


def _minimax_in_order(seed: int) -> tuple[int, int]:
    result = play_in_order(mm(4, 6), "minimax", seed)
    return result.total, result.worst


def _lots(found: list[tuple[int, int]]) -> str:
    """The number of orders, the totals from and to, and the orders in which some secret takes six
    tries."""
    totals = [total for total, _ in found]
    return several(
        [len(found), min(totals), max(totals), sum(longest == 6 for _, longest in found)]
    )


def _calls() -> str:
    """How often the strategy is called, games played together and one by one."""
    together = situations(mm(4, 6), strategy_of(RULES["minimax"]))
    return several([len(together), _by("minimax").total])


# ---------------------------------------------------------------- optima


def _optimum_mean() -> str:
    total = Optimum(mm(4, 6), symmetric=True).total()
    return f"{total} {total / 1296:.6f}"


def _best_of(game: Game) -> str:
    """Its codes, the smallest total, the mean of that, and the smallest worst case."""
    total, codes = Optimum(game, symmetric=True).total(), len(game.secrets)
    return f"{codes} {total} {total / codes:.3f} {worst(game)}"


def _optima(p: int, colours: range) -> str:
    return several(Optimum(mm(p, c), symmetric=True).total() for c in colours)


def _worst_cases(p: int, colours: range) -> str:
    return several(worst(mm(p, c)) for c in colours)


def _by_counting() -> str:
    """Answers, those that go on, secrets found at the third try at most and later, the tries of
    all."""
    first, second, third = 1, 13, 13 * 13
    later = 1296 - first - second - third
    return several([14, second, third, later, first + 2 * second + 3 * third + 4 * later])


CITED = (
    Cited(
        "m10",
        "MM(4, 8): codes, smallest total known, mean, smallest worst case",
        "4096 20471 4.998 6",
        "arfst23/Mastermind on GitHub; its tree replayed",
    ),
    Cited(
        "m10",
        "MM(4, 6): smallest total, mean, worst; only possible codes: total, worst",
        "5625 4.340 6 5660 6",
        "Koyama and Lai 1993 for the longest game; the totals are computed here, too, as is the"
        " last number",
    ),
    Cited(
        "m10",
        "MM(4, 8): smallest total known with six tries at most",
        "20473",
        "arfst23/Mastermind on GitHub; its tree replayed",
    ),
)

FACTS = (
    Fact(
        "m10",
        "first propositions: sizes of the parts, largest, expected size, entropy, parts",
        "1 1 1 1 625 500 150 20 1 625 511.98 1.498 5; "
        "1 1 1 2 317 308 256 156 123 61 27 24 20 3 1 317 235.95 2.693 11; "
        "1 1 2 2 256 256 256 208 114 96 36 32 20 16 4 1 1 256 204.54 2.885 13; "
        "1 1 2 3 276 230 222 182 105 84 81 44 40 20 5 4 2 1 276 185.27 3.044 14; "
        "1 2 3 4 312 252 152 136 132 108 96 48 20 16 9 8 6 1 312 188.19 3.057 14",
        _openings,
    ),
    Fact(
        "m10",
        "two openings of MM(5, 2): the same, best total afterwards",
        "1 1 1 1 2 6 6 5 4 4 4 1 1 1 6 4.625 2.918 9 106; 1 1 1 2 2 9 6 5 4 3 2 1 1 1 9 5.4375"
        " 2.800 9 97",
        _two_openings,
    ),
    Fact("m10", "codes of MM(5, 2)", "32", lambda: len(mm(5, 2).guesses)),
    Fact(
        "m10",
        "minimax: total, mean, worst, first",
        "5801 4.476080 5 1122",
        lambda: _strategy("minimax"),
    ),
    Fact(
        "m10",
        "minimax: secrets found in 1 to 5 tries",
        "1 6 62 533 694",
        lambda: counts(_by("minimax")),
    ),
    Fact(
        "m10",
        "expected size: total, mean, worst, first",
        "5696 4.395062 6 1123",
        lambda: _strategy("expected size"),
        also=("m07",),
    ),
    Fact(
        "m10",
        "entropy: total, mean, worst, first",
        "5722 4.415123 6 1234",
        lambda: _strategy("entropy"),
    ),
    Fact(
        "m10",
        "most parts: total, mean, worst, first",
        "5668 4.373457 6 1123",
        lambda: _strategy("most parts"),
    ),
    Fact(
        "m10",
        "minimax, entropy, expected size, most parts: total, mean, worst; only possible codes:"
        " total, worst",
        "5801 4.476 5 5828 6; 5722 4.415 6 5786 6; 5696 4.395 6 5722 6; 5668 4.373 6 5701 7",
        _side_by_side,
    ),
    Fact(
        "m10",
        "minimax, expected size, entropy, most parts: total, worst",
        "5801 5; 5696 6; 5722 6; 5668 6",
        _totals_and_worst,
    ),
    Fact("m10", "first consistent code: total, worst", "7471 9", _first_consistent),
    Fact(
        "m10",
        "parts of 3 and 1: expected size; parts of 2, 1, 1: bits",
        "2.5 1.5",
        lambda: f"{expected([3, 1])} {bits([2, 1, 1])}",
    ),
    Fact("m10", "minimax called, games together and one by one", "1378 5801", _calls),
    Fact(
        "m10",
        "minimax in 416 orders of the codes: totals from, to; orders in which a secret takes six"
        " tries",
        "416 5776 5805 192",
        Experiment(416, _minimax_in_order, _lots),
        slow=True,
    ),
    Fact("m10", "optimum: total, mean", "5625 4.340278", _optimum_mean, also=("m07",)),
    Fact(
        "m10",
        "optimum in five tries at most",
        "5626",
        lambda: Optimum(mm(4, 6), longest=5, symmetric=True).total(),
        slow=True,
    ),
    Fact(
        "m10",
        "optimum, only possible codes",
        "5660",
        lambda: Optimum(mm(4, 6), True, symmetric=True).total(),
        slow=True,
    ),
    Fact(
        "m10",
        "14 answers: that go on, at the third try, later, the tries of all",
        "14 13 169 1113 4986",
        _by_counting,
    ),
    Fact("m10", "optima of MM(2, 2..8)", "8 21 45 81 132 198 284", lambda: _optima(2, range(2, 9))),
    Fact(
        "m10",
        "optima of MM(3, 2..8)",
        "18 73 206 451 854 1474 2359",
        lambda: _optima(3, range(2, 9)),
    ),
    Fact("m10", "optima of MM(4, 2..5)", "44 246 905 2463", lambda: _optima(4, range(2, 6))),
    Fact(
        "m10", "worst cases of MM(2, 2..8)", "3 3 4 4 5 5 6", lambda: _worst_cases(2, range(2, 9))
    ),
    Fact("m10", "worst cases of MM(3, 2..7)", "3 4 4 5 5 6", lambda: _worst_cases(3, range(2, 8))),
    Fact("m10", "worst cases of MM(4, 2..6)", "4 4 4 5 5", lambda: _worst_cases(4, range(2, 7))),
    Fact(
        "m10",
        "MM(4, 6): codes, best total, mean, smallest worst case",
        "1296 5625 4.340 5",
        lambda: _best_of(mm(4, 6)),
        slow=True,
    ),
    Fact(  # first proven by Ville in 2013
        "m10",
        "MM(4, 7): codes, best total, mean, smallest worst case",
        "2401 11228 4.676 6",
        lambda: _best_of(mm(4, 7)),
        slow=True,
    ),
    Fact("m10", "codes of MM(5, 8)", "32768", lambda: 8**5),
    Fact(
        "m10",
        "MM(5, 8), entropy from 1 1 2 2 3: total, mean, worst",
        "179704 5.484131 7",
        lambda: total_mean_worst(play(mm(5, 8), "entropy", "11223")),
        slow=True,
    ),
)
