"""The means are computed from the last turn only.

titre: Les moyennes sont calculées à partir du seul dernier tour.
en: At the third turn, which turns does the history hold that you give to `expected_new_compatible_area`?
fr: Au troisième tour, quels tours contient l'historique que vous donnez à `expected_new_compatible_area` ?
fails: information_plays_whole_games
"""


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history[-1:]))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
