"""The first guess is taken out of everything.

titre: La première proposition est retirée de `everything`.
en: How long is `everything` after the call? Who will look for the first guess there next time?
fr: Quelle est la longueur de `everything` après l'appel ? Qui y cherchera la première proposition la fois suivante ?
fails: stats_leave_everything_alone
"""


def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    stats = {
        guess: (is_compatible(guess, history), expected_new_compatible_area(guess, history)) for guess in everything
    }
    everything.remove(first_guess)
    return stats
