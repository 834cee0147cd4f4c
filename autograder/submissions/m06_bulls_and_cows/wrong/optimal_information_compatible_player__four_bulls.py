"""The game ends with four bulls, whatever the length of the strings.

titre: La partie finit à quatre taureaux, quelle que soit la longueur des chaînes.
en: Print each guess of one game on strings of 2 characters: is the answer ever guessed? What does your function wait for before it stops?
fr: Affichez chaque proposition d'une partie sur des chaînes de 2 caractères : la réponse est-elle proposée ? Qu'attend votre fonction pour s'arrêter ?
fails: compatible_player_plays_whole_games
"""


def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while history[-1][1] != 4:
        area = compatible_area(history)
        choices = area
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
