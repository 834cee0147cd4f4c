"""Recursion instead of loops, the games included."""

from random import choice


def admissible(alphabet="0123456789", length=4):
    if length == 0:
        return [""]
    return [
        first + rest for i, first in enumerate(alphabet) for rest in admissible(alphabet[:i] + alphabet[i + 1 :], length - 1)
    ]


everything = admissible()


def bulls_n_cows(a, b, n=0):
    if n == len(a):
        return 0, 0
    bulls, cows = bulls_n_cows(a, b, n + 1)
    return (bulls + 1, cows) if a[n] == b[n] else (bulls, cows + (a[n] in b))


def is_compatible(guess, history):
    if len(history) == 0:
        return True
    (earlier, bulls, cows), *others = history
    return bulls_n_cows(guess, earlier) == (bulls, cows) and is_compatible(guess, others)


def compatible_area(history, old_compatible_area=None):
    area = list(everything if old_compatible_area is None else old_compatible_area)
    if not history:
        return area
    return [guess for guess in compatible_area(history[1:], area) if is_compatible(guess, history[:1])]


def naive_player(answer, history=()):
    guess = choice(compatible_area(history))
    history = [*history, (guess, *bulls_n_cows(guess, answer))]
    return history if guess == answer else naive_player(answer, history)


def expected_new_compatible_area(guess, history):
    def squares(area):
        if not area:
            return 0
        alike = [secret for secret in area if bulls_n_cows(guess, secret) == bulls_n_cows(guess, area[0])]
        return len(alike) ** 2 + squares([secret for secret in area if secret not in alike])

    area = compatible_area(history)
    return squares(area) / len(area)


def first_turn_stats(answer, first_guess):
    first = [(first_guess, *bulls_n_cows(first_guess, answer))]

    def stats(strings):
        if not strings:
            return {}
        if len(strings) == 1:
            return {strings[0]: (is_compatible(strings[0], first), expected_new_compatible_area(strings[0], first))}
        return stats(strings[: len(strings) // 2]) | stats(strings[len(strings) // 2 :])

    return stats(everything)


def play(answer, guess, history, anywhere):
    history = history + [(guess, *bulls_n_cows(guess, answer))]
    if guess == answer:
        return history
    area = compatible_area(history)
    choices = everything if anywhere and len(area) > 1 else area
    following = min(choices, key=lambda other: expected_new_compatible_area(other, history))
    return play(answer, following, history, anywhere)


def optimal_information_player(answer):
    return play(answer, choice(everything), [], True)


def optimal_information_compatible_player(answer):
    return play(answer, choice(everything), [], False)
