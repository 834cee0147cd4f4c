"""Parameters with default values, type hints, results kept in a dictionary that belongs to one call."""

from __future__ import annotations

from itertools import permutations, product


def two_d(n: int = 5) -> Game:
    pairs = list(product(range(n), repeat=2))

    def score(guess: tuple, secret: tuple) -> Comparison:
        le = not (secret[0] > guess[0] or secret[1] > guess[1])
        ge = not (secret[0] < guess[0] or secret[1] < guess[1])
        return Comparison(le, ge, le & ge)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})


def solution_exists(maxsteps: int, game: Game, secrets: frozenset | None = None, known: dict | None = None) -> bool:
    secrets = frozenset(game.secrets) if secrets is None else secrets
    known = {} if known is None else known
    if not secrets:
        return True
    if maxsteps == 0:
        return False
    if (maxsteps, secrets) not in known:
        known[maxsteps, secrets] = any(
            all(
                answer in game.endstates or solution_exists(maxsteps - 1, game, frozenset(part), known)
                for answer, part in partition(secrets, lambda secret: game.score(guess, secret)).items()
            )
            for guess in game.guesses
        )
    return known[maxsteps, secrets]


def lower_bound_on_worst_case_solution(game: Game, start: int = 0, verbose: bool = False) -> int:
    steps = start
    while not solution_exists(steps, game):
        steps += 1
        if verbose:
            print(steps)
    return steps


def evil_codemaker(game: Game, candidates=None):
    candidates = set(game.secrets if candidates is None else candidates)

    def answer(guess, verbose: bool = False):
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        ranked = sorted(parts.items(), key=lambda item: item[0])
        ranked.sort(key=lambda item: len(item[1]), reverse=True)
        candidates.intersection_update(ranked[0][1])
        return ranked[0][0]

    return answer


def first_guess_classes(p: int = 4, c: int = 6) -> list[list[int]]:
    classes: list[tuple] = []
    if p <= 4:  # by the letter: rename and move in all ways
        seen: set[tuple] = set()
        for code in product(range(1, c + 1), repeat=p):
            if code not in seen:
                classes.append(code)
                colours = sorted(set(code))
                for names in permutations(range(1, c + 1), len(colours)):
                    renamed = [names[colours.index(peg)] for peg in code]
                    seen |= set(permutations(renamed))
        return [list(code) for code in classes]
    done: dict[tuple, list[int]] = {}
    for code in product(range(1, c + 1), repeat=p):
        done.setdefault(tuple(sorted(map(code.count, range(1, c + 1)))), list(code))
    return [*done.values()]
