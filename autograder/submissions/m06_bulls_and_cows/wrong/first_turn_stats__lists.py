"""Each pair is a list.

titre: Chaque couple est une liste.
en: Compare `[False, 2.5]` with `(False, 2.5)`: does Python call them equal? Which of the two does your dictionary hold?
fr: Comparez `[False, 2.5]` à `(False, 2.5)` : Python les dit-il égaux ? Lequel des deux votre dictionnaire contient-il ?
fails: stats_are_tuples
"""


def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    return {
        guess: [is_compatible(guess, history), expected_new_compatible_area(guess, history)] for guess in everything
    }
