"""What has been played is removed from everything.

titre: Ce qui a été joué est retiré de `everything`.
en: How long is `everything` after a game? In which game will the removed strings be missed?
fr: Quelle est la longueur de `everything` après une partie ? Dans quelle partie les chaînes retirées manqueront-elles ?
fails: information_leaves_everything_alone
"""


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    left = list(everything)
    while guess != answer:
        everything.remove(guess)
        left = compatible_area(history, left)
        choices = left if len(left) == 1 else everything
        guess = min(choices, key=lambda choice: sum_of_squares(choice, left))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
