"""The reply is put into the turn as a pair.

titre: La réponse est mise dans le tour sous forme de couple.
en: Print the history that you give to the other function: is it a list of triples? How many elements has `('123', (2, 0))`?
fr: Affichez l'historique que vous donnez à l'autre fonction : est-ce une liste de triplets ? Combien d'éléments a `('123', (2, 0))` ?
fails: stats_of_every_guess
"""


def first_turn_stats(answer, first_guess):
    history = [(first_guess, bulls_n_cows(first_guess, answer))]
    return {
        guess: (is_compatible(guess, history), expected_new_compatible_area(guess, history)) for guess in everything
    }
