"""The value is the mean alone.

titre: La valeur est la moyenne seule.
en: What should each value be made of? One half is there.
fr: De quoi chaque valeur doit-elle être faite ? Une moitié y est.
fails: stats_of_every_guess
"""


def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    return {guess: expected_new_compatible_area(guess, history) for guess in everything}
