"""Every function is a lambda or a partial application, and the first one has another spelling."""

from functools import partial
from itertools import permutations
from random import SystemRandom

draw = SystemRandom().choice

admissible = lambda alphabet="0123456789", length=4: ["".join(p) for p in permutations(alphabet, length)]
everything = admissible()

common = lambda a, b: sum(c in b for c in a)
bulls = lambda a, b: sum(x == y for x, y in zip(a, b))
bulls_and_cows = lambda a, b: (bulls(a, b), common(a, b) - bulls(a, b))
turn = lambda guess, answer: (guess,) + bulls_and_cows(guess, answer)
is_compatible = lambda guess, history: all(turn(earlier, guess) == (earlier, b, c) for earlier, b, c in history)
compatible_area = lambda history, old_compatible_area=None: [
    guess for guess in (everything if old_compatible_area is None else old_compatible_area) if is_compatible(guess, history)
]


def play(choose, answer):
    history = [turn(draw(everything), answer)]
    while history[-1][0] != answer:
        history.append(turn(choose(history, compatible_area(history)), answer))
    return history


sizes = lambda guess, area: (lambda replies: map(replies.count, set(replies)))([bulls_and_cows(guess, s) for s in area])
squares = lambda guess, area: sum(n * n for n in sizes(guess, area))
mean = lambda guess, area: squares(guess, area) / len(area)
expected_new_compatible_area = lambda guess, history: mean(guess, compatible_area(history))
first_turn_stats = lambda answer, first_guess: (
    lambda area: {guess: (guess in area, mean(guess, area)) for guess in everything}
)(compatible_area([turn(first_guess, answer)]))

best = lambda choices, area: min(choices, key=lambda guess: squares(guess, area))
naive_player = partial(play, lambda history, area: draw(area))
optimal_information_player = partial(play, lambda history, area: best(everything if len(area) > 1 else area, area))
optimal_information_compatible_player = partial(play, lambda history, area: best(area, area))
