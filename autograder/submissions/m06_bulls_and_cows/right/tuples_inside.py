"""Tuples inside, for areas and histories alike, and lists in what is returned."""

import random
from itertools import permutations


def admissible(alphabet="0123456789", length=4):
    return list("".join(p) for p in permutations(alphabet, length))


everything = admissible()


def bulls_n_cows(a, b):
    bulls = len([1 for pair in zip(a, b) if pair[0] == pair[1]])
    return bulls, len(set(a).intersection(b)) - bulls


def is_compatible(guess, history):
    return not any(bulls_n_cows(guess, turn[0]) != turn[1:] for turn in map(tuple, history))


def compatible_area(history, old_compatible_area=None):
    area = tuple(everything) if old_compatible_area is None else tuple(old_compatible_area)
    for turn in history:
        area = tuple(guess for guess in area if is_compatible(guess, (turn,)))
    return list(area)


def naive_player(answer):
    history = ()
    while not history or history[-1][1] != len(answer):
        guess = random.choice(compatible_area(history))
        history += ((guess,) + bulls_n_cows(guess, answer),)
    return list(history)


def expected_new_compatible_area(guess, history):
    area = compatible_area(history)
    replies = tuple(bulls_n_cows(guess, secret) for secret in area)
    return sum(replies.count(reply) ** 2 for reply in set(replies)) / len(replies)


def first_turn_stats(answer, first_guess):
    history = ((first_guess,) + bulls_n_cows(first_guess, answer),)
    return dict(
        (guess, (is_compatible(guess, history), expected_new_compatible_area(guess, history))) for guess in everything
    )


def optimal_information_player(answer, only_compatible=False):
    guess = random.choice(everything)
    history = ((guess,) + bulls_n_cows(guess, answer),)
    while guess != answer:
        area = compatible_area(history)
        choices = area if only_compatible or len(area) == 1 else everything
        _, guess = min((expected_new_compatible_area(choice, history), choice) for choice in choices)
        history += ((guess,) + bulls_n_cows(guess, answer),)
    return list(history)


def optimal_information_compatible_player(answer):
    return optimal_information_player(answer, only_compatible=True)
