"""Each turn is a list.

titre: Chaque tour est une liste.
en: Compare the last turn of your history with `('5407', 4, 0)`: is `['5407', 4, 0]` equal to it?
fr: Comparez le dernier tour de votre historique à `('5407', 4, 0)` : `['5407', 4, 0]` lui est-il égal ?
fails: naive_returns_triples
"""


def naive_player(answer):
    history, area, guess = [], everything, None
    while guess != answer:
        guess = random.choice(area)
        history.append([guess, *bulls_n_cows(guess, answer)])
        area = compatible_area(history, area)
    return history
