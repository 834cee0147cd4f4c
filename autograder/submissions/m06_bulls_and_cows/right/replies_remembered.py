"""Replies are remembered in a dictionary; players and statistics call no other function of the module but that one."""

import random


def admissible(alphabet="0123456789", length=4):
    def longer(start):
        if len(start) == length:
            yield start
            return
        for c in alphabet:
            if c not in start:
                yield from longer(start + c)

    return list(longer(""))


everything = admissible()
known = {}


def bulls_n_cows(a, b):
    if (a, b) not in known:
        if len(known) > 200_000:
            known.clear()
        bulls = sum(1 for i in range(len(a)) if a[i] == b[i])
        known[a, b] = known[b, a] = bulls, sum(1 for c in a if c in b) - bulls
    return known[a, b]


def is_compatible(guess, history):
    return [bulls_n_cows(guess, turn[0]) for turn in history] == [tuple(turn[1:]) for turn in history]


def compatible_area(history, old_compatible_area=None):
    return [g for g in (everything, old_compatible_area)[old_compatible_area is not None] if is_compatible(g, history)]


def naive_player(answer):
    history = []
    area = list(everything)
    while area:
        guess = area[int(random.random() * len(area))]
        reply = bulls_n_cows(guess, answer)
        history.append((guess, reply[0], reply[1]))
        area = [other for other in area if other != guess and bulls_n_cows(guess, other) == reply]
    return history


def groups(guess, area):
    found = {}
    for secret in area:
        found.setdefault(bulls_n_cows(guess, secret), []).append(secret)
    return found


def squares(guess, area):
    return sum(len(group) ** 2 for group in groups(guess, area).values())


def expected_new_compatible_area(guess, history):
    area = [secret for secret in everything if is_compatible(secret, history)]
    return squares(guess, area) / len(area)


def first_turn_stats(answer, first_guess):
    area = groups(first_guess, everything)[bulls_n_cows(first_guess, answer)]
    return {guess: (guess in area, squares(guess, area) / len(area)) for guess in everything}


def optimal_information_player(answer):
    area, guess, history = everything, random.choice(everything), []
    while True:
        reply = bulls_n_cows(guess, answer)
        history.append((guess, *reply))
        if guess == answer:
            return history
        area = groups(guess, area)[reply]
        guess = area[0] if len(area) == 1 else sorted(everything, key=lambda g: squares(g, area))[0]


def optimal_information_compatible_player(answer):
    area, guess, history = everything, random.choice(everything), []
    while True:
        reply = bulls_n_cows(guess, answer)
        history.append((guess, *reply))
        if guess == answer:
            return history
        area = groups(guess, area)[reply]
        guess = sorted(area, key=lambda g: squares(g, area))[0]
