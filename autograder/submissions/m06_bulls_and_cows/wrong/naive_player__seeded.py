"""Chance is started from the same seed in each game.

en: What do two games against the same secret have in common? What does `random.seed` do, and how often should it be called?
fr: Qu'ont en commun deux parties contre le même secret ? Que fait `random.seed`, et combien de fois faut-il l'appeler ?
fails: naive_draws_each_guess
"""


def naive_player(answer):
    random.seed(7)
    history, area, guess = [], everything, None
    while guess != answer:
        guess = random.choice(area)
        history.append((guess, *bulls_n_cows(guess, answer)))
        area = compatible_area(history, area)
    return history
