"""After three turns, only compatible strings are considered.

titre: Après trois tours, seules les chaînes compatibles sont considérées.
en: Does rule 3 change in the course of a game? Among which strings does your player look at the fourth turn?
fr: La règle 3 change-t-elle au cours d'une partie ? Parmi quelles chaînes votre joueur cherche-t-il au quatrième tour ?
fails: information_in_larger_games
"""


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 or len(history) > 2 else everything
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
