"""Prints inside, demonstrations and examples at load, a game of keyboard kind under main."""

import random
import itertools


def admissible(alphabet="0123456789", length=4):
    liste = []
    for p in itertools.permutations(alphabet, length):
        s = ""
        for c in p:
            s += c
        liste.append(s)
    print(len(liste), "chaînes")
    return liste


everything = admissible()
assert admissible("123", 2) == ["12", "13", "21", "23", "31", "32"]


def bulls_n_cows(a, b):
    bulls, cows = 0, 0
    for x, y in zip(a, b):
        if x == y: bulls += 1
        elif x in b: cows += 1
    return bulls, cows

print(bulls_n_cows("5407", "0457"))


def is_compatible(guess, history):
    compatible = True
    for (g, b, c) in history:
        if bulls_n_cows(guess, g) != (b, c):
            compatible = False
    return compatible


def compatible_area(history, old_compatible_area=None):
    if old_compatible_area == None:
        return [g for g in everything if is_compatible(g, history)]
    else:
        return [g for g in old_compatible_area if is_compatible(g, history)]

print(len(compatible_area([("1234", 1, 1)])))


def naive_player(answer):
    history = []
    guess = ""
    while guess != answer:
        area = compatible_area(history)
        guess = random.sample(area, 1)[0]
        b, c = bulls_n_cows(guess, answer)
        print(guess, b, c)
        history += [(guess, b, c)]
    return history

naive_player("5407")


def expected_new_compatible_area(guess, history):
    area = compatible_area(history)
    tailles = {}
    for s in area:
        r = bulls_n_cows(guess, s)
        if r in tailles:
            tailles[r] += 1
        else:
            tailles[r] = 1
    total = 0
    for r in tailles:
        total += tailles[r] * tailles[r]
    return total / len(area)

assert abs(expected_new_compatible_area("1567", [("1234", 1, 1)]) - 119.9) < 1e-9

everything = admissible("1234567", 3)


def first_turn_stats(answer, first_guess):
    b, c = bulls_n_cows(first_guess, answer)
    d = {}
    for g in everything:
        d[g] = (is_compatible(g, [(first_guess, b, c)]), expected_new_compatible_area(g, [(first_guess, b, c)]))
    return d

print(first_turn_stats("126", "123")["134"])


def meilleure(candidats, history):
    mini = None
    for g in candidats:
        e = expected_new_compatible_area(g, history)
        if mini is None or e < mini:
            mini, meilleur = e, g
    return meilleur


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess,) + bulls_n_cows(guess, answer)]
    while history[-1][1] < len(answer):
        area = compatible_area(history)
        guess = meilleure(everything if len(area) > 1 else area, history)
        history.append((guess,) + bulls_n_cows(guess, answer))
        print(history[-1])
    return history


def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess,) + bulls_n_cows(guess, answer)]
    while history[-1][1] < len(answer):
        guess = meilleure(compatible_area(history), history)
        history.append((guess,) + bulls_n_cows(guess, answer))
    return history


if __name__ == "__main__":
    print(optimal_information_player("543"))
