"""A list of triples is returned.

titre: C'est une liste de triplets qui est renvoyée.
en: Can you ask your result for the value of `'12'` without a search? Which kind of collection has keys?
fr: Pouvez-vous demander à votre résultat la valeur de `'12'` sans la chercher ? Quelle sorte de collection a des clés ?
fails: stats_of_every_guess
"""


def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    stats = []
    for guess in everything:
        stats.append((guess, is_compatible(guess, history), expected_new_compatible_area(guess, history)))
    return stats
