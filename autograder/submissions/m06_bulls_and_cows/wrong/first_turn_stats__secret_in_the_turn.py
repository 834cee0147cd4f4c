"""The turn is stored with the secret in the place of the guess.

titre: Le tour est rangé avec le code secret à la place de la proposition.
en: In your history, which string has received the reply: the first guess or the secret?
fr: Dans votre historique, quelle chaîne a reçu la réponse : la première proposition ou le secret ?
fails: stats_say_what_is_compatible, stats_give_the_expected_area
"""


def first_turn_stats(answer, first_guess):
    history = [(answer, *bulls_n_cows(answer, first_guess))]
    return {guess: (is_compatible(guess, history), expected_new_compatible_area(guess, history)) for guess in everything}
