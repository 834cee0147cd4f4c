"""The means are those of a first guess: the first turn is not in the history.

titre: Les moyennes sont celles d'une première proposition : le premier tour n'est pas dans l'historique.
en: Your means are those of a game that has not begun. Which history do you give to the function that computes them?
fr: Vos moyennes sont celles d'une partie qui n'a pas commencé. Quel historique donnez-vous à la fonction qui les calcule ?
fails: stats_give_the_expected_area
"""


def first_turn_stats(answer, first_guess):
    turn = (first_guess, *bulls_n_cows(first_guess, answer))
    return {guess: (is_compatible(guess, [turn]), expected_new_compatible_area(guess, [])) for guess in everything}
