"""The mean comes first in the pair.

titre: La moyenne vient en premier dans le couple.
en: Which half of the pair is to come first?
fr: Quelle moitié du couple doit venir en premier ?
fails: stats_say_what_is_compatible, stats_give_the_expected_area
"""


def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    return {guess: (expected_new_compatible_area(guess, history), is_compatible(guess, history)) for guess in everything}
