"""The mean as it is defined, each new area searched in the area before; quadratic, as is accepted."""

import random
from itertools import permutations


def admissible(alphabet="0123456789", length=4):
    return ["".join(characters) for characters in permutations(alphabet, length)]


everything = admissible()


def bulls_n_cows(a, b):
    bulls = cows = 0
    for i, character in enumerate(a):
        if character == b[i]:
            bulls += 1
        elif character in b:
            cows += 1
    return bulls, cows


def is_compatible(guess, history):
    return all(bulls_n_cows(guess, other) == (bulls, cows) for other, bulls, cows in history)


def compatible_area(history, old_compatible_area=None):
    if old_compatible_area is None:
        old_compatible_area = everything
    return [guess for guess in old_compatible_area if is_compatible(guess, history)]


def naive_player(answer):
    history = []
    area = everything[:]
    while True:
        random.shuffle(area)
        guess = area[0]
        history.append((guess, *bulls_n_cows(guess, answer)))
        if guess == answer:
            return history
        area = compatible_area(history, area)


def expected_new_compatible_area(guess, history):
    area = compatible_area(history)
    total = 0
    for secret in area:
        new_history = history + [(guess, *bulls_n_cows(guess, secret))]
        total += len(compatible_area(new_history, area))
    return total / len(area)


def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    stats = {}
    for guess in everything:
        stats[guess] = is_compatible(guess, history), expected_new_compatible_area(guess, history)
    return stats


def optimal_information_player(answer):
    history = []
    area = everything
    while answer not in [turn[0] for turn in history]:
        if not history:
            guess = random.choice(everything)
        elif len(area) == 1:
            (guess,) = area
        else:
            means = [expected_new_compatible_area(choice, history) for choice in everything]
            guess = everything[means.index(min(means))]
        history.append((guess, *bulls_n_cows(guess, answer)))
        area = compatible_area(history, area)
    return history


def optimal_information_compatible_player(answer):
    history = []
    area = everything
    while answer not in [turn[0] for turn in history]:
        if not history:
            guess = random.choice(everything)
        else:
            means = [expected_new_compatible_area(choice, history) for choice in area]
            guess = area[means.index(min(means))]
        history.append((guess, *bulls_n_cows(guess, answer)))
        area = compatible_area(history, area)
    return history
