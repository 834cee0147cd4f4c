"""No loop where a recursion does; match, walrus and type hints."""

from collections.abc import Callable, Collection
from itertools import product
from math import log2
from typing import NamedTuple


class Pegs(NamedTuple):
    black: int
    white: int


class Game(NamedTuple):
    guesses: Collection
    secrets: Collection
    score: Callable
    endstates: Collection


class Node(NamedTuple):
    decision: object
    branches: list


class Branch(NamedTuple):
    result: object
    subtree: object


def mastermind_game(colours, holes, repeats=True):
    codes = ["".join(code) for code in product(colours, repeat=holes)]
    secrets = [code for code in codes if repeats or len(set(code)) == holes]
    return Game(codes, secrets, mastermind_score, {Pegs(holes, 0)})


def compare(guess, secret):
    if secret == guess:
        return "found"
    return "lower" if secret < guess else "higher"


def number_game(n):
    numbers = list(range(1, n + 1))
    return Game(numbers, numbers, compare, {"found"})


from collections.abc import Hashable, Iterable, Iterator


def common(g1: str, g2: str) -> int:
    match sorted(g1), sorted(g2):
        case [[], _] | [_, []]:
            return 0
        case [[a, *rest1], [b, *rest2]] if a == b:
            return 1 + common("".join(rest1), "".join(rest2))
        case [[a, *rest1], [b, *rest2]] if a < b:
            return common("".join(rest1), b + "".join(rest2))
        case [[a, *rest1], [_, *rest2]]:
            return common(a + "".join(rest1), "".join(rest2))


def mastermind_score(g1: str, g2: str) -> Pegs:
    return Pegs(black := sum(a is b for a, b in zip(g1, g2)), common(g1, g2) - black)


def partition(S: Iterable[Hashable], func: Callable) -> dict[Hashable, set]:
    def insert(elements: list, parts: dict) -> dict:
        if not elements:
            return parts
        first, *rest = elements
        return insert(rest, parts | {(value := func(first)): parts.get(value, set()) | {first}})

    return insert([*S], {})


def entropy(P: Iterable[float]) -> float:
    if not (total := sum(weights := [w for w in P if w > 0])):
        return 0.0
    return sum((p := w / total) * -log2(p) for w in weights)


def decision_entropy(V: Collection, g: Hashable, score: Callable) -> float:
    return entropy(len(part) for part in partition(V, lambda v: score(g, v)).values())


def best_decision(V: Collection, G: Collection, score: Callable) -> Hashable:
    return max(G, key=lambda g: (round(decision_entropy(V, g, score), 9), g in V))


def lazy_solution_tree(game: Game) -> Iterator[Node]:
    decision = best_decision(game.secrets, game.guesses, game.score)
    rest = partition(game.secrets, lambda v: game.score(decision, v))
    below = lambda result: None if result in game.endstates else lazy_solution_tree(game._replace(secrets=rest[result]))
    yield Node(decision, [Branch(result, below(result)) for result in rest])


def solver(scorer: Callable, game: Game) -> list[tuple]:
    def play(tree: Iterator[Node] | None) -> list[tuple]:
        match tree:
            case None:
                return []
            case _:
                node = next(tree)
                result = scorer(node.decision)
                match [branch.subtree for branch in node.branches if branch.result == result]:
                    case [subtree]:
                        return [(node.decision, result), *play(subtree)]
                    case _:
                        raise ValueError(f"nothing gives {result}")

    return play(lazy_solution_tree(game))


def all_solutions(game: Game) -> list[list[tuple]]:
    return [solver(lambda guess, secret=secret: game.score(guess, secret), game) for secret in game.secrets]


def worst_case_solution(game: Game) -> list[tuple]:
    return max(all_solutions(game), key=len)


def solution_length_distribution(game: Game) -> dict[int, int]:
    lengths = [*map(len, all_solutions(game))]
    return {length: lengths.count(length) for length in {*lengths}}
