"""Exact means as fractions, counters, functions of functools and itertools."""

from collections import Counter
from fractions import Fraction
from functools import reduce
from itertools import permutations, starmap
from operator import eq
from random import choice


def admissible(alphabet="0123456789", length=4):
    return list(map("".join, permutations(alphabet, length)))


everything = admissible()


def bulls_n_cows(a, b):
    bulls = sum(map(eq, a, b))
    return bulls, (Counter(a) & Counter(b)).total() - bulls


def is_compatible(guess, history):
    return all(starmap(lambda g, *reply: bulls_n_cows(g, guess) == tuple(reply), history))


def compatible_area(history, old_compatible_area=None):
    start = everything if old_compatible_area is None else old_compatible_area
    return reduce(lambda area, turn: [g for g in area if is_compatible(g, [turn])], history, list(start))


def turn(guess, answer):
    return (guess, *bulls_n_cows(guess, answer))


def naive_player(answer):
    history = [turn(choice(everything), answer)]
    while history[-1][0] != answer:
        history.append(turn(choice(compatible_area(history)), answer))
    return history


def expected_new_compatible_area(guess, history):
    sizes = Counter(bulls_n_cows(guess, secret) for secret in compatible_area(history)).values()
    return Fraction(sum(size * size for size in sizes), sum(sizes))


def first_turn_stats(answer, first_guess):
    history = [turn(first_guess, answer)]
    return {g: (is_compatible(g, history), expected_new_compatible_area(g, history)) for g in everything}


def optimal_information_player(answer):
    history = [turn(choice(everything), answer)]
    while history[-1][0] != answer:
        area = compatible_area(history)
        best = area[0] if len(area) == 1 else min(everything, key=lambda g: expected_new_compatible_area(g, history))
        history.append(turn(best, answer))
    return history


def optimal_information_compatible_player(answer):
    history = [turn(choice(everything), answer)]
    while history[-1][0] != answer:
        best = min(compatible_area(history), key=lambda g: expected_new_compatible_area(g, history))
        history.append(turn(best, answer))
    return history
