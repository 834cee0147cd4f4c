"""Extra parameters with default values, early returns, rejection sampling for the naive player."""

import random
from itertools import permutations


def admissible(alphabet="0123456789", length=4, repeats=False):
    assert not repeats
    return ["".join(p) for p in permutations(alphabet, length)]


everything = admissible()


def bulls_n_cows(a, b, names=False):
    remaining = []
    bulls = 0
    for x, y in zip(a, b):
        if x == y:
            bulls += 1
        else:
            remaining.append(x)
    cows = sum(1 for x in remaining if x in b)
    if names:
        return {"bulls": bulls, "cows": cows}
    return bulls, cows


def is_compatible(guess, history, since=0):
    for past, *reply in history[since:]:
        if list(bulls_n_cows(past, guess)) != reply:
            return False
    return True


def compatible_area(history, old_compatible_area=None, limit=None):
    area = []
    for guess in everything if old_compatible_area is None else old_compatible_area:
        if is_compatible(guess, history):
            area.append(guess)
            if limit and len(area) == limit:
                break
    return area


def naive_player(answer, verbose=False):
    history = []
    while True:
        guess = random.choice(everything)
        while not is_compatible(guess, history):
            guess = random.choice(everything)
        history.append((guess, *bulls_n_cows(guess, answer)))
        if verbose:
            print(history[-1])
        if guess == answer:
            return history


def expected_new_compatible_area(guess, history, area=None):
    if area is None:
        area = compatible_area(history)
    sizes = {}
    for secret in area:
        reply = bulls_n_cows(guess, secret)
        sizes[reply] = sizes.get(reply, 0) + 1
    return sum(sizes[bulls_n_cows(guess, secret)] for secret in area) / len(area)


def first_turn_stats(answer, first_guess, strings=None):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    stats = {}
    for guess in strings or everything:
        stats[guess] = (is_compatible(guess, history), expected_new_compatible_area(guess, history))
    return stats


def optimal_information_player(answer, first_guess=None, choices=None):
    guess = first_guess or random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        if len(area) == 1:
            guess = area[0]
        else:
            best = float("inf")
            for choice in sorted(choices(area) if choices else everything):
                mean = expected_new_compatible_area(choice, history)
                if mean < best:
                    best, guess = mean, choice
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


def optimal_information_compatible_player(answer, first_guess=None):
    return optimal_information_player(answer, first_guess, choices=lambda area: area)
