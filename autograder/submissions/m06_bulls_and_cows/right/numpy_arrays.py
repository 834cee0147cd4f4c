"""Replies as numpy arrays, all strings at once; numpy numbers are returned as they are."""

import numpy as np


def admissible(alphabet="0123456789", length=4):
    found = [""]
    for _ in range(length):
        found = [start + c for start in found for c in alphabet if c not in start]
    return found


everything = admissible()


def array_of(strings):
    return np.array([[ord(c) for c in string] for string in strings])


def bulls_n_cows(a, b):
    x, y = array_of([a]), array_of([b])
    if not a:
        return 0, 0
    bulls = np.sum(x == y)
    return bulls, np.isin(x, y).sum() - bulls


def replies(guess, strings):
    """A number for each string: bulls * 100 + cows."""
    table = array_of(strings)
    x = np.array([ord(c) for c in guess])
    bulls = (table == x).sum(axis=1)
    common = sum((table == c).any(axis=1).astype(int) for c in x)
    return bulls * 100 + common - bulls


def is_compatible(guess, history):
    return np.all([tuple(bulls_n_cows(guess, g)) == (b, c) for g, b, c in history])


def compatible_area(history, old_compatible_area=None):
    strings = list(everything) if old_compatible_area is None else list(old_compatible_area)
    for guess, bulls, cows in history:
        if strings:
            strings = list(np.array(strings)[replies(guess, strings) == bulls * 100 + cows])
    return [str(string) for string in strings]


def naive_player(answer):
    history, area = [], everything
    while True:
        guess = str(np.random.choice(area))
        history.append((guess, *bulls_n_cows(guess, answer)))
        if guess == answer:
            return history
        area = compatible_area(history[-1:], area)


def expected_new_compatible_area(guess, history):
    area = compatible_area(history)
    _, sizes = np.unique(replies(guess, area), return_counts=True)
    return np.sum(sizes**2) / len(area)


def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    area = compatible_area(history)
    stats = {}
    for guess in everything:
        _, sizes = np.unique(replies(guess, area), return_counts=True)
        stats[guess] = (guess in area, np.sum(sizes**2) / sizes.sum())
    return stats


def optimum(answer, compatible):
    guess = str(np.random.choice(everything))
    history, area = [], everything
    while True:
        history.append((guess, *bulls_n_cows(guess, answer)))
        if guess == answer:
            return history
        area = compatible_area(history[-1:], area)
        choices = area if compatible or len(area) == 1 else everything
        squares = [int((np.unique(replies(g, area), return_counts=True)[1] ** 2).sum()) for g in choices]
        guess = choices[int(np.argmin(squares))]


def optimal_information_player(answer):
    return optimum(answer, False)


def optimal_information_compatible_player(answer):
    return optimum(answer, True)
