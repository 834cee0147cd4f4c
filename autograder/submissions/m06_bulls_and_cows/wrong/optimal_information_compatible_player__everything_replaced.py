"""The name everything is given to what is compatible.

titre: Le nom `everything` est donné à ce qui est compatible.
en: How many strings has `everything` after a game, and against which strings does the next game begin?
fr: Combien de chaînes `everything` contient-elle après une partie, et parmi quelles chaînes la suivante commence-t-elle ?
fails: compatible_player_leaves_everything_alone
"""


def optimal_information_compatible_player(answer):
    global everything
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        everything = compatible_area(history)
        guess = min(everything, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
