"""The first guess is drawn among the strings that are not the secret.

titre: La première proposition est tirée parmi les chaînes qui ne sont pas le code secret.
en: In hundreds of games your player never finds the secret at once. How does it know what not to guess?
fr: Sur des centaines de parties, votre joueur ne trouve jamais le secret du premier coup. Comment sait-il ce qu'il ne faut pas proposer ?
fails: information_draws_its_first_guess
"""


def optimal_information_player(answer):
    guess = random.choice([string for string in everything if string != answer])
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
