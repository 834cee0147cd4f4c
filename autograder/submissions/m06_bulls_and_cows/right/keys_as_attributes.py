"""Loops and counters only; two objects beside them have attributes of every name, or raise when asked for one."""

import random


class Options(dict):
    __getattr__ = dict.get


class Settings(dict):
    __getattr__ = dict.__getitem__


options = Options(verbose=False)
settings = Settings(seed=None)


def admissible(alphabet="0123456789", length=4):
    strings = [""]
    for i in range(length):
        longer = []
        for start in strings:
            for character in alphabet:
                if character not in start:
                    longer.append(start + character)
        strings = longer
    return strings


everything = admissible()


def bulls_n_cows(a, b):
    bulls = 0
    cows = 0
    for i in range(len(a)):
        for j in range(len(b)):
            if a[i] == b[j]:
                if i == j:
                    bulls = bulls + 1
                else:
                    cows = cows + 1
    return (bulls, cows)


def is_compatible(guess, history):
    for turn in history:
        result = bulls_n_cows(guess, turn[0])
        if result[0] != turn[1]:
            return False
        if result[1] != turn[2]:
            return False
    return True


def compatible_area(history, old_compatible_area=None):
    if old_compatible_area is None:
        old_compatible_area = everything
    area = []
    for guess in old_compatible_area:
        if is_compatible(guess, history):
            area.append(guess)
    return area


def naive_player(answer):
    history = []
    area = compatible_area(history)
    found = False
    while not found:
        i = random.randint(0, len(area) - 1)
        guess = area[i]
        bulls, cows = bulls_n_cows(guess, answer)
        history.append((guess, bulls, cows))
        if guess == answer:
            found = True
        else:
            area = compatible_area(history, area)
    return history


def expected_new_compatible_area(guess, history):
    area = compatible_area(history)
    total = 0
    for secret in area:
        reply = bulls_n_cows(guess, secret)
        for other in area:
            if bulls_n_cows(guess, other) == reply:
                total = total + 1
    return total / len(area)


everything = admissible("1234567", 3)


def first_turn_stats(answer, first_guess):
    bulls, cows = bulls_n_cows(first_guess, answer)
    history = [(first_guess, bulls, cows)]
    stats = {}
    for guess in everything:
        stats[guess] = (is_compatible(guess, history), expected_new_compatible_area(guess, history))
    return stats


def best_of(choices, history):
    best = choices[0]
    smallest = expected_new_compatible_area(best, history)
    for guess in choices:
        mean = expected_new_compatible_area(guess, history)
        if mean < smallest:
            smallest = mean
            best = guess
    return best


def optimal_information_player(answer):
    history = []
    guess = random.choice(everything)
    bulls, cows = bulls_n_cows(guess, answer)
    history.append((guess, bulls, cows))
    while guess != answer:
        area = compatible_area(history)
        if len(area) == 1:
            guess = area[0]
        else:
            guess = best_of(everything, history)
        bulls, cows = bulls_n_cows(guess, answer)
        history.append((guess, bulls, cows))
    return history


def optimal_information_compatible_player(answer):
    history = []
    guess = random.choice(everything)
    bulls, cows = bulls_n_cows(guess, answer)
    history.append((guess, bulls, cows))
    while guess != answer:
        guess = best_of(compatible_area(history), history)
        bulls, cows = bulls_n_cows(guess, answer)
        history.append((guess, bulls, cows))
    return history
