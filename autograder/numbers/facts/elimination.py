"""Module 7: the player who eliminates most, MM(4, 8), and the tables printed in an article."""

from collections import Counter
from functools import cache

import numpy as np

from autograder.numbers.facts.fact import Cited, Experiment, Fact
from autograder.numbers.facts.printed import CELLS, Cell, Kind, printed_rows
from autograder.numbers.facts.shared import (
    counts,
    expected,
    mm,
    parts_of,
    pattern,
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
from autograder.numbers.games import Ranks
from autograder.numbers.optimum import Optimum
from autograder.numbers.playing import Result, split, strategy_of
from autograder.numbers.strategies import RULES, sizes_of

_ELIMINATE = strategy_of(RULES["expected size"])

# ---------------------------------------------------------------- one proposition


def _four_candidates() -> str:
    """For three propositions: the answers of four candidates, the sizes of the parts, eliminated on
    average."""
    game = mm(2, 4)
    left = np.array([rank_of(game, code) for code in ("21", "22", "23", "24")])
    lines = []
    for code in ("33", "21", "12"):
        guess = rank_of(game, code)
        answers = sum((game.answers[seen] for seen in game.table[guess, left]), ())
        parts = parts_of(game, guess, left)
        lines.append((spaced(code), *answers, *sorted(parts), 4 - expected(parts)))
    return rows(lines)


def _first_moves() -> str:
    """Of each first guess of MM(4, 8): the possible answers, the largest part, how many are
    eliminated on average."""
    game, lines = mm(4, 8), []
    for code in ("1111", "1112", "1122", "1123", "1234"):
        parts = parts_of(game, rank_of(game, code))
        lines.append((spaced(code), len(parts), parts[0], f"{4096 - expected(parts):.1f}"))
    return rows(lines)


def _best(left: Ranks) -> int:
    """How many codes of MM(4, 8) eliminate as many as the best one."""
    sizes = sizes_of(mm(4, 8), left)
    squares = (sizes * sizes).sum(1)
    return int((squares == squares.min()).sum())


def _equals_at_the_second_move() -> str:
    """After 1 2 3 4: the answers that do not win, and for how many codes the best is reached, least
    and most."""
    game = mm(4, 8)
    parts = [
        part
        for answer, part in split(game, rank_of(game, "1234"), game.secrets)
        if answer != game.win
    ]
    found = [_best(part) for part in parts]
    return several([len(parts), min(found), max(found)])


@cache
def _choices() -> list[tuple[int, Ranks]]:
    return situations(mm(4, 8), _ELIMINATE, rank_of(mm(4, 8), "1234"))


def _single_best() -> str:
    """The choices among more than two candidates, and those with one best code only."""
    found = [_best(left) for _, left in _choices() if len(left) > 2]
    return several([len(found), found.count(1)])


def _not_candidates() -> str:
    """All propositions of all games; those that are no candidates, and cannot win; these in %."""
    # who begins with 1 2 3 4
    made = sum(len(left) for _, left in _choices()) + len(mm(4, 8).secrets)
    unable = sum(len(left) for guess, left in _choices() if guess not in left)
    return several([made, unable, round(100 * unable / made)])


# ---------------------------------------------------------------- whole games


@cache
def _elimination(only_possible: bool = False, prefer: bool = True) -> Result:
    return play(mm(4, 8), "expected size", "1234", only_possible, prefer)


def _strays() -> str:
    deviation = float(_elimination().tries.std())
    return f"{deviation:.2f} 1000 {deviation / 1000**0.5:.3f}"


def _line(result: Result) -> str:
    return f"{counts(result, 8)} {result.total} {result.mean:.6f}"


def _by_pattern() -> str:
    """For each kind of secret, from four alike to none: how many, found in 1 to 7 tries, mean."""
    by_kind, lines = _elimination().by(pattern), []
    for found in (by_kind[kind] for kind in sorted(by_kind, reverse=True)):
        secrets = sum(found.values())
        mean = sum(tries * count for tries, count in found.items()) / secrets
        lines.append((secrets, *(found.get(tries, 0) for tries in range(1, 8)), f"{mean:.3f}"))
    return rows(lines)


def _hardest() -> str:
    result = _elimination()
    return rows(result.game.guesses[rank] for rank in result.game.secrets[result.tries == 7])


def _known_not_played() -> str:
    """The games that end with a code already known; the total and the mean without their last
    move."""
    known = sum(len(left) == 1 for _, left in _choices())
    total = _elimination().total - known
    return f"{known} {total} {total / 4096:.2f}"


def _one_night() -> str:
    """The answers: secret by secret in billions, together in millions; the groups of secrets that
    see the same."""
    groups = [len(left) for _, left in _choices()]
    alone, together = sum(size * size for size in groups), sum(groups)
    return several([round(alone * 4096 / 1e9), round(together * 4096 / 1e6), len(groups)])


def _smaller_games() -> str:
    """MM(3, 3) and MM(4, 6) with 1 2 … p first, then with the first guess of the rule: totals."""
    found = [
        play(mm(p, c), "expected size", first).total for p, c, first in [(3, 3, "123"), (3, 3, "")]
    ]
    return several(
        [*found, *(play(mm(4, 6), "expected size", first).total for first in ("1234", ""))]
    )


@cache
def _in_order(seed: int) -> tuple[int, ...]:
    """The secrets found in 1 to 8 tries when another order of the codes decides between equals."""
    found = play_in_order(mm(4, 8), "expected size", seed, "1234").counts
    return tuple(found.get(tries, 0) for tries in range(1, 9))


def _orders(found: list[tuple[int, ...]]) -> str:
    """Secrets found in 1, 2, 3, 7 and 8 tries, which hardly depend on the order; the totals from,
    to."""
    same = [
        number for tries in (1, 2, 3, 7, 8) for number in sorted({one[tries - 1] for one in found})
    ]
    totals = [sum(tries * secrets for tries, secrets in enumerate(one, 1)) for one in found]
    return several([*same, min(totals), max(totals)])


def _as_printed(found: list[tuple[int, ...]]) -> str:
    return several([len(found), found.count((1, 4, 63, 604, 2431, 979, 14, 0))])


def _largest_part_player() -> str:
    """Knuth's rule in MM(4, 8), 1 2 3 4 first: secrets found in 1 to 6 tries, total."""
    result = play(mm(4, 8), "minimax", "1234")
    return f"{counts(result)} {result.total}"


# ---------------------------------------------------------------- the printed tables


def _true_rows() -> str:
    tables: dict[tuple[int, bool], list[str]] = {}
    for cell in CELLS:
        tables.setdefault((cell.p, cell.only_possible), []).append(f"{cell.mean + 1e-9:.4f}")
    return rows(tables.values())


def _cells_by_reason() -> str:
    kinds = Counter(cell.kind for cell in CELLS)
    return several([len(CELLS), *(kinds[kind] for kind in Kind)])


def _impossible() -> str:
    """MM*(3, 5) and MM(6, 2): the smallest total, the secrets, the smallest mean."""
    found = [
        (Optimum(mm(3, 5), True, symmetric=True).total(), 125),
        (Optimum(mm(6, 2), symmetric=True).total(), 64),
    ]
    return rows((total, secrets, f"{total / secrets:.4g}") for total, secrets in found)


def _blanks() -> str:
    """MM(3, 2), MM(4, 2), MM(4, 3) with blanks in the first guess: total, secrets, mean; without:
    total."""
    cells = [Cell(p, c, False) for p, c in [(3, 2), (4, 2), (4, 3)]]
    return rows(
        (cell.with_blanks, c, f"{cell.with_blanks / c:.5g}", cell.total)
        for cell in cells
        if (c := cell.codes)
    )


def _too_small() -> str:
    """The cells with c ≥ p of which the printed mean is not ours, ours, the printed one, the
    difference."""
    odd = [cell for cell in CELLS if cell.c >= cell.p and not cell.agrees]
    return rows(
        (cell.p, cell.c, f"{cell.mean:.4f}", cell.printed, f"{cell.difference:.3f}") for cell in odd
    )


_ARTICLE = "printed in the article"

CITED = (
    Cited(
        "m07",
        "MM(4, 8): secrets found in 1 to 7 tries, total, mean",
        "1 4 63 604 2431 979 14 20741 5.063721",
        _ARTICLE,
    ),
    Cited(
        "m07",
        "1,000 games at random: found in 3 to 7 tries, mean",
        "1000 15 151 580 249 5 5.078",
        _ARTICLE,
    ),
    Cited("m07", "the tables MM(p, c) and MM*(p, c)", printed_rows(), _ARTICLE),
    Cited(
        "m07",
        "MM(4, 8): the smallest totals known, with 7 and with 6 tries at most",
        "20471 20473",
        "arfst23/Mastermind on GitHub, both trees replayed",
    ),
)

FACTS = (
    Fact(
        "m07",
        "four candidates: the answers to 3 3, 2 1, 1 2, sizes of the parts, eliminated",
        "3 3 0 0 0 0 1 0 0 0 1 3 1.5; 2 1 2 0 1 0 1 0 1 0 1 3 1.5; 1 2 0 2 1 0 0 1 0 1 1 1 2 2.5",
        _four_candidates,
    ),
    Fact(
        "m07",
        "MM(4, 8), first propositions: possible answers, largest part, eliminated",
        "1 1 1 1 5 2401 2207.7; 1 1 1 2 11 1296 3163.4; 1 1 2 2 13 1296 3243.4; "
        "1 1 2 3 14 1160 3390.7; 1 2 3 4 14 976 3430.9",
        _first_moves,
    ),
    Fact(
        "m07",
        "MM(4, 8): answers of all codes to all codes",
        "16777216",
        lambda: mm(4, 8).table.size,
    ),
    Fact(
        "m07",
        "MM(3, 3) and MM(4, 6): totals with 1 2 … p first, and with the first guess of the rule",
        "80 73 5742 5696",
        _smaller_games,
    ),
    Fact(
        "m07",
        "after 1 2 3 4: answers that do not win; codes that are as good as the best, least and"
        " most",
        "13 24 288",
        _equals_at_the_second_move,
    ),
    Fact(
        "m07",
        "choices among more than two candidates, and those with a single best code",
        "746 49",
        _single_best,
    ),
    Fact(
        "m07",
        "all propositions, those that are no candidates, in %",
        "20725 5428 26",
        _not_candidates,
    ),
    Fact(
        "m07",
        "MM(4, 8): secrets found in 1 to 8 tries, total, mean",
        "1 4 61 592 2465 971 2 0 20725 5.059814",
        lambda: _line(_elimination()),
    ),
    Fact(
        "m07",
        "MM(4, 8): total, mean, worst",
        "20725 5.059814 7",
        lambda: total_mean_worst(_elimination()),
    ),
    Fact(
        "m07",
        "the same, ties to the smallest code, candidate or not",
        "1 4 33 295 2190 1569 4 0 21680 5.292969",
        lambda: _line(_elimination(prefer=False)),
    ),
    Fact(
        "m07",
        "MM*(4, 8): the same, only possible codes",
        "1 13 111 674 1937 1232 116 12 21041 5.136963",
        lambda: _line(_elimination(True)),
    ),
    Fact("m07", "what one game strays by, and the mean of 1,000 games", "0.67 1000 0.021", _strays),
    Fact(
        "m07",
        "in 177 orders of the codes: secrets found in 1, 2, 3, 7, 8 tries, totals from, to",
        "1 4 61 62 2 0 20714 20726",
        Experiment(177, _in_order, _orders),
        slow=True,
    ),
    Fact(
        "m07",
        "of these 177, how many find 1, 4, 63, 604, 2431, 979, 14 secrets",
        "177 0",
        Experiment(177, _in_order, _as_printed),
        slow=True,
    ),
    Fact(
        "m07",
        "games that end with a code already known; total and mean without that move",
        "3082 17643 4.31",
        _known_not_played,
    ),
    Fact(
        "m07",
        "MM(4, 8) by kind of secret: how many, found in 1 to 7 tries, mean",
        "8 0 0 1 2 5 0 0 4.500; 224 0 0 0 35 145 44 0 5.040; 168 0 0 0 23 106 39 0 5.095; "
        "2016 0 1 14 215 1237 547 2 5.151; 1680 1 3 46 317 972 341 0 4.952",
        _by_pattern,
    ),
    Fact("m07", "the secrets that take 7 tries", "6 7 7 1; 7 7 1 5", _hardest),
    Fact(
        "m07",
        "answers secret by secret, in billions; together, in millions; groups",
        "13 68 4410",
        _one_night,
    ),
    Fact(
        "m07",
        "the tables MM(p, c), then MM*(p, c), by the rule of the module",
        "2.0000 2.3333 2.8125 3.2400 3.6667 4.0408 4.4375; 2.2500 2.9630 3.2500 3.6240 3.9769"
        " 4.3411 4.6895; 2.7500 3.0864 3.7734 4.0832 4.4306 4.7518 5.0598; 3.3125 3.3580 3.9063"
        " 4.5418; 3.8125 3.7545 4.2917; 2.0000 2.3333 2.8125 3.2400 3.7222 4.1837 4.6719; 2.2500"
        " 2.9630 3.2656 3.6400 4.0046 4.3936 4.7773; 2.7500 3.1235 3.8086 4.1024 4.4529 4.8051"
        " 5.1370; 3.3125 3.3992 3.9199 4.6125; 3.8750 3.8258 4.3069",
        _true_rows,
    ),
    Fact(
        "m07",
        "MM*(3, 5), MM(6, 2): the smallest total, the secrets, the smallest mean",
        "455 125 3.64; 224 64 3.5",
        _impossible,
    ),
    Fact(
        "m07",
        "MM(3, 2), MM(4, 2), MM(4, 3): total, secrets and mean with blanks, total without",
        "20 8 2.5 18; 46 16 2.875 44; 270 81 3.3333 250",
        _blanks,
    ),
    Fact(
        "m07",
        "printed cells with c ≥ p that are not ours: p, c, ours, printed, difference",
        "3 5 3.6240 3.61 0.014; 4 4 3.7734 3.76 0.013; 4 5 4.0832 4.07 0.013; 3 5 3.6400 3.63"
        " 0.010",
        _too_small,
    ),
    Fact(
        "m07",
        "printed cells: all, those that agree, those with blanks, those below the optimum, the"
        " others",
        "56 34 6 2 14",
        _cells_by_reason,
    ),
    Fact(
        "m07",
        "MM(4, 8), smallest largest part, 1 2 3 4 first: found in 1 to 6 tries, total",
        "1 1 56 500 2169 1369 21230",
        _largest_part_player,
    ),
    Fact(
        "m07",
        "MM(4, 8), the best worst case",
        "6",
        lambda: worst(mm(4, 8)),
        slow=True,
        also=("m09", "m10"),
    ),
)
