"""Each turn is a list.

titre: Chaque tour est une liste.
en: Compare the last turn of your history with `('5407', 4, 0)`: is `['5407', 4, 0]` equal to it?
fr: Comparez le dernier tour de votre historique à `('5407', 4, 0)` : `['5407', 4, 0]` lui est-il égal ?
fails: compatible_player_returns_triples
"""


def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [[guess, *bulls_n_cows(guess, answer)]]
    while guess != answer:
        area = compatible_area(history)
        guess = min(area, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append([guess, *bulls_n_cows(guess, answer)])
    return history
