"""How fast the engine is, on one processor: the four computations the course needs most.

    python autograder/benchmarks/engine.py [--rounds 3] [--long] [--ideas]

The rounds are interleaved; medians of processor seconds, with what each is a multiple of: the plain
Python program that does the smallest of them, measured in the same run. `--long` adds MM(5, 8),
once. `--ideas` does nothing but prove the optimum of MM(4, 6) without each of the ideas of the
search. What numba compiles was compiled before the clock starts.
"""

import argparse
import statistics
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import product

from autograder.numbers import RULES, distribution, mastermind
from autograder.numbers.optimum import Ideas, Optimum


def elimination() -> object:
    game = mastermind(4, 8)
    return distribution(game, RULES["expected size"], game.rank((1, 2, 3, 4)))


def entropy() -> object:
    return distribution(mastermind(4, 6), RULES["entropy"])


def optimum() -> object:
    return Optimum(mastermind(4, 6), symmetric=True).total()


IDEAS = {
    "all ideas": Ideas(),
    "all guesses handed down": Ideas(handed_down=False),
    "parts as wide as at the root": Ideas(narrower=False),
    "renaming for the first two guesses only": Ideas(renaming=1),
    "renaming for the first guess only": Ideas(renaming=0),
    "loops of numpy": Ideas(compiled=False),
    "none but renaming for two guesses": Ideas(False, False, 1, False),
}


def with_ideas(ideas: Ideas) -> object:
    return Optimum(mastermind(4, 6), symmetric=True, ideas=ideas).total()


def longer_entropy() -> object:
    game = mastermind(5, 8)
    return distribution(game, RULES["entropy"], game.rank((1, 1, 2, 2, 3)))


def plain_table() -> object:
    """The score table of MM(4, 6) as a beginner would make it, an eighth of it."""
    codes = list(product(range(1, 7), repeat=4))
    return [
        (sum(map(int.__eq__, a, b)), sum((Counter(a) & Counter(b)).values()))
        for a in codes[::8]
        for b in codes
    ].count((0, 0))


def seconds(what: Callable[[], object]) -> tuple[float, object]:
    started = time.process_time()
    result = what()
    return time.process_time() - started, result


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--ideas", action="store_true")
    options = parser.parse_args()
    optimum()  # compiles
    programs: dict[str, Callable[[], object]] = {
        "an eighth of MM(4, 6)'s score table, plain Python": plain_table,
        "MM(4, 8), expected elimination, all 4096 secrets": elimination,
        "MM(4, 6), entropy, all 1296 secrets": entropy,
        "MM(4, 6), the optimum proven": optimum,
    }
    if options.ideas:
        programs = {name: partial(with_ideas, ideas) for name, ideas in IDEAS.items()}
    times: dict[str, list[float]] = {name: [] for name in programs}
    results: dict[str, object] = {}
    for _ in range(options.rounds):
        for name, program in programs.items():
            taken, results[name] = seconds(program)
            times[name].append(taken)
    if options.long:
        name = "MM(5, 8), entropy, all 32,768 secrets"
        taken, results[name] = seconds(longer_entropy)
        times[name] = [taken]
    plain = statistics.median(next(iter(times.values())))
    for name, taken_all in times.items():
        median = statistics.median(taken_all)
        print(f"{name:52} {median:8.2f} s {median / plain:8.2f}   {results[name]}")


if __name__ == "__main__":
    main()
