"""A string is called compatible when it is the secret.

titre: Une chaîne est dite compatible quand elle est le code secret.
en: How many strings do you call compatible after a first turn without a bull? Can the player know which of them is the secret?
fr: Combien de chaînes dites-vous compatibles après un premier tour sans taureau ? Le joueur peut-il savoir laquelle est le secret ?
fails: stats_say_what_is_compatible
"""


def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    return {guess: (guess == answer, expected_new_compatible_area(guess, history)) for guess in everything}
