"""What was computed is remembered by its arguments, whatever stands in `everything`.

titre: Ce qui a été calculé est retenu d'après les arguments, quoi que contienne `everything`.
en: Put another list into `everything` and call the function with the same arguments: which list do the keys come from?
fr: Mettez une autre liste dans `everything` et appelez la fonction avec les mêmes arguments : de quelle liste viennent les clés ?
fails: stats_of_another_game
"""

from functools import lru_cache


@lru_cache(maxsize=None)
def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    return {
        guess: (is_compatible(guess, history), expected_new_compatible_area(guess, history)) for guess in everything
    }
