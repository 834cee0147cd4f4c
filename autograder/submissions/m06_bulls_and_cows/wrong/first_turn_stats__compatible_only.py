"""Only the compatible strings are in the dictionary.

titre: Seules les chaînes compatibles sont dans le dictionnaire.
en: How many keys has your dictionary? The second guess need not be compatible.
fr: Combien de clés a votre dictionnaire ? La deuxième proposition n'est pas forcément compatible.
fails: stats_of_every_guess
"""


def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    return {guess: (True, expected_new_compatible_area(guess, history)) for guess in compatible_area(history)}
