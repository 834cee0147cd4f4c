"""What is not compatible is removed from everything.

titre: Ce qui n'est pas compatible est retiré de `everything`.
en: How long is `everything` after a game? Which line changes the list itself, and who else reads it?
fr: Quelle est la longueur de `everything` après une partie ? Quelle ligne modifie la liste elle-même, et qui d'autre la lit ?
fails: compatible_player_leaves_everything_alone
"""


def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        everything[:] = compatible_area(history)
        guess = min(everything, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
