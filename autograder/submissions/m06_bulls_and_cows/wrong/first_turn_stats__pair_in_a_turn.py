"""The reply is put into the turn as a pair.

en: Read the message, then print your history: a turn is a triple. How many elements has `('123', (2, 0))`?
fr: Lisez le message, puis affichez votre historique : un tour est un triplet. Combien d'éléments a `('123', (2, 0))` ?
fails: stats_of_every_guess
"""


def first_turn_stats(answer, first_guess):
    history = [(first_guess, bulls_n_cows(first_guess, answer))]
    return {
        guess: (is_compatible(guess, history), expected_new_compatible_area(guess, history)) for guess in everything
    }
