"""Type hints; a turn is a NamedTuple, a reply too."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import NamedTuple


class Reply(NamedTuple):
    bulls: int
    cows: int


class Turn(NamedTuple):
    guess: str
    bulls: int
    cows: int


def admissible(alphabet: str = "0123456789", length: int = 4) -> list[str]:
    return ["".join(characters) for characters in permutations(alphabet, length)]


everything: list[str] = admissible()


def reply_to(a: str, b: str) -> Reply:
    bulls = sum(x == y for x, y in zip(a, b, strict=True))
    return Reply(bulls, len({*a} & {*b}) - bulls)


def bulls_n_cows(a: str, b: str) -> tuple[int, int]:
    return tuple(reply_to(a, b))


def is_compatible(guess: str, history: Sequence[Turn]) -> bool:
    return all(reply_to(guess, turn[0]) == turn[1:] for turn in map(tuple, history))


def compatible_area(history: Sequence[Turn], old_compatible_area: list[str] | None = None) -> list[str]:
    match old_compatible_area:
        case None:
            return compatible_area(history, everything)
        case area:
            return [guess for guess in area if is_compatible(guess, history)]


def played(guess: str, answer: str) -> Turn:
    return Turn(guess, *reply_to(guess, answer))


def naive_player(answer: str) -> list[Turn]:
    history: list[Turn] = []
    while not (history and history[-1].guess == answer):
        history.append(played(random.choice(compatible_area(history)), answer))
    return history


def expected_new_compatible_area(guess: str, history: Sequence[Turn]) -> float:
    area = compatible_area(history)
    return sum(n**2 for n in Counter(reply_to(guess, secret) for secret in area).values()) / len(area)


def first_turn_stats(answer: str, first_guess: str) -> dict[str, tuple[bool, float]]:
    history = [played(first_guess, answer)]
    return {guess: (is_compatible(guess, history), expected_new_compatible_area(guess, history)) for guess in everything}


def optimal_information_player(answer: str) -> list[Turn]:
    history = [played(random.choice(everything), answer)]
    while history[-1].guess != answer:
        match compatible_area(history):
            case [last]:
                guess = last
            case _:
                guess = min(everything, key=lambda guess: expected_new_compatible_area(guess, history))
        history.append(played(guess, answer))
    return history


def optimal_information_compatible_player(answer: str) -> list[Turn]:
    history = [played(random.choice(everything), answer)]
    while history[-1].guess != answer:
        candidates = compatible_area(history)
        history.append(played(min(candidates, key=lambda c: expected_new_compatible_area(c, history)), answer))
    return history
