"""Module 8: what questions are worth, and the player who asks the one that tells most."""

from functools import cache
from math import log2

from autograder.numbers.facts.fact import Cited, Experiment, Fact
from autograder.numbers.facts.shared import (
    best_after,
    bits,
    by_entropy,
    counts,
    mm,
    parts_of,
    play,
    play_in_order,
    rank_of,
    rows,
    several,
    situations,
    solution,
)
from autograder.numbers.games import Ranks
from autograder.numbers.playing import Result, split, strategy_of
from autograder.numbers.strategies import RULES

MEDIUM = (4, 6, False)  # pegs, colours, secrets with repeats

# ---------------------------------------------------------------- what a question is worth


def _number_game() -> str:
    """One of the numbers 1 to 7: the guess, how many are lower, found, higher, and its worth."""
    parts = [(guess - 1, 1, 7 - guess) for guess in range(1, 5)]
    return rows((guess, *three, f"{bits(three):.3f}") for guess, three in enumerate(parts, 1))


def _by_hand() -> str:
    """The guess 4: the bits of its two kinds of answers, its terms; what three numbers are worth,
    and what is left."""
    likely, rare = log2(7 / 3), log2(7)
    terms = (3 / 7 * likely, 1 / 7 * rare, 3 / 7 * likely)
    return several(f"{one:.3f}" for one in (likely, rare, *terms, log2(3), 6 / 7 * log2(3)))


def _three_pegs() -> str:
    """The worth of ABC and AAB, three pegs and colours, secrets without repeats; the best total
    after each."""
    game = mm(3, 3, False)
    guesses = [rank_of(game, code) for code in ("123", "112")]
    return several(
        [
            *(f"{bits(parts_of(game, guess)):.3f}" for guess in guesses),
            *(best_after(game, g) for g in guesses),
        ]
    )


def _worths(p: int, c: int, repeats: bool) -> str:
    """The entropy of each shape of first guess, the most telling first."""
    return several(f"{shape} {worth:.6f}" for worth, shape in by_entropy(mm(p, c, repeats)))


def _side_by_side() -> str:
    """Each first guess of four pegs and six colours: its worth for secrets without repeats, and for
    all."""
    every = {shape: worth for worth, shape in by_entropy(mm(4, 6))}
    return rows(
        (f"{worth:.3f}", f"{every[shape]:.3f}") for worth, shape in by_entropy(mm(4, 6, False))
    )


@cache
def half_the_colours(p: int, c: int) -> bool:
    """Whether the most telling first guess has exactly half the colours of the game, secrets
    without repeats."""
    return 2 * len(set(by_entropy(mm(p, c, False))[0][1])) == c


def _rule_of_thumb() -> str:
    games = [(3, 4), (3, 6), (4, 6), (4, 8), (5, 6), (5, 8), (4, 4), (5, 5), (4, 9)]
    found = (by_entropy(mm(p, c, False))[0][1] for p, c in games)
    return rows(
        (p, c, shape, _yes(half_the_colours(p, c)))
        for (p, c), shape in zip(games, found, strict=True)
    )


def _yes(so: bool) -> str:
    return "yes" if so else "no"


# ---------------------------------------------------------------- the medium game


@cache
def _medium(prefer: bool = True, only_possible: bool = False) -> Result:
    return play(mm(*MEDIUM), "entropy", "", only_possible, prefer)


def _line(result: Result) -> str:
    return f"{counts(result, 6)} {result.total}"


def _medium_in_order(seed: int) -> str:
    return counts(play_in_order(mm(*MEDIUM), "entropy", seed))


def _tree() -> str:
    """The decisions of the plan, and the parts of the first one."""
    made = situations(mm(*MEDIUM), strategy_of(RULES["entropy"]))
    return several([len(made), len(split(mm(*MEDIUM), made[0][0], mm(*MEDIUM).secrets))])


def _questions() -> str:
    """The scores that a whole tree asks for: of all guesses each time, stopping early, and the
    pairs there are."""
    made = situations(mm(*MEDIUM), strategy_of(RULES["entropy"]))
    sorting = sum(len(left) for _, left in made)
    return several(
        [(1296 + 1) * sorting, _stopping_early([left for _, left in made]) + sorting, 1296 * 360]
    )


def _stopping_early(sets: list[Ranks]) -> int:
    """The scores that the quick function of the module asks for, given these sets of secrets."""
    taught, asked = solution("m08_entropy"), 0
    game = taught.mastermind_game("ABCDEF", 4, repeats=False)

    def score(guess: str, secret: str) -> object:
        nonlocal asked
        asked += 1
        return taught.mastermind_score(guess, secret)

    for left in sets:
        taught.best_decision_stopping_early(
            [game.guesses[rank] for rank in left], game.guesses, score
        )
    return asked


CITED: tuple[Cited, ...] = ()

FACTS = (
    Fact(
        "m08",
        "one of the numbers 1 to 7: the guess, lower, found, higher, its worth",
        "1 0 1 6 0.592; 2 1 1 5 1.149; 3 2 1 4 1.379; 4 3 1 3 1.449",
        _number_game,
    ),
    Fact(
        "m08",
        "the guess 4 by hand: its answers, its terms, three numbers left, what is left",
        "1.222 2.807 0.524 0.401 0.524 1.585 1.359",
        _by_hand,
    ),
    Fact(
        "m08",
        "ABC and AAB, six secrets: worth of each, best total after each",
        "1.459 1.585 15 15",
        _three_pegs,
    ),
    Fact(
        "m08",
        "medium game: guesses, secrets",
        "1296 360",
        lambda: several([len(mm(*MEDIUM).guesses), len(mm(*MEDIUM).secrets)]),
    ),
    Fact(
        "m08",
        "medium game: secrets found in 1 to 6 steps, total",
        "0 7 55 229 69 0 1440",
        lambda: _line(_medium()),
    ),
    Fact(
        "m08",
        "without preference for possible secrets",
        "0 7 17 213 123 0 1532",
        lambda: _line(_medium(prefer=False)),
    ),
    Fact(
        "m08",
        "possible secrets only",
        "1 10 62 190 95 2 1454",
        lambda: _line(_medium(only_possible=True)),
    ),
    Fact(
        "m08",
        "medium game: secrets found in 1 to 5 steps",
        "0 7 55 229 69",
        lambda: counts(_medium()),
    ),
    Fact(
        "m08",
        "in 60 other orders of the codes",
        "0 7 54 229 70, 0 7 55 229 69",
        Experiment(60, _medium_in_order, lambda found: ", ".join(sorted(set(found)))),
    ),
    Fact("m08", "medium game: decisions of the plan, parts of the first", "376 9", _tree),
    Fact(
        "m08",
        "first guesses, secrets without repeats, (6, 4)",
        "AABC 2.773405 ABCD 2.761866 AABB 2.440224 AAAB 2.406239 AAAA 0.918296",
        lambda: _worths(4, 6, False),
    ),
    Fact(
        "m08",
        "first guesses, secrets without repeats, (6, 3)",
        "ABC 2.611803 AAB 2.287943 AAA 1.000000",
        lambda: _worths(3, 6, False),
    ),
    Fact(
        "m08",
        "first guesses, secrets without repeats, (8, 5)",
        "AABCD 3.007291 ABCDE 3.000388 AABBC 2.868938 AAABC 2.843589 AAABB 2.454926 AAAAB 2.383497"
        " AAAAA 0.954434",
        lambda: _worths(5, 8, False),
    ),
    Fact(
        "m08",
        "first guesses, all secrets, (6, 4)",
        "ABCD 3.056671 AABC 3.043698 AABB 2.885102 AAAB 2.693434 AAAA 1.498435",
        lambda: _worths(4, 6, True),
    ),
    Fact(
        "m08",
        "first guesses AABC, ABCD, AABB, AAAB, AAAA: secrets without repeats, all secrets",
        "2.773 3.044; 2.762 3.057; 2.440 2.885; 2.406 2.693; 0.918 1.498",
        _side_by_side,
    ),
    Fact(
        "m08",
        "pegs, colours, best first guess for secrets without repeats, whether it has half the"
        " colours",
        "3 4 AAB yes; 3 6 ABC yes; 4 6 AABC yes; 4 8 ABCD yes; 5 6 AABBC yes; 5 8 AABCD yes; "
        "4 4 AABC no; 5 5 ABCDE no; 4 9 ABCD no",
        _rule_of_thumb,
    ),
    Fact(
        "m08",
        "scores asked for by a whole tree, stopping early, and pairs of the medium game",
        "1867680 1391342 466560",
        _questions,
    ),
)
