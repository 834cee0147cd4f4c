"""The means are rounded to two decimals.

titre: Les moyennes sont arrondies à deux décimales.
en: Is 25/6 in your dictionary, or 4.17? What does the statement say of rounding?
fr: Votre dictionnaire contient-il 25/6, ou 4.17 ? Que dit l'énoncé des arrondis ?
fails: stats_give_the_expected_area
"""


def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    return {
        guess: (is_compatible(guess, history), round(expected_new_compatible_area(guess, history), 2))
        for guess in everything
    }
