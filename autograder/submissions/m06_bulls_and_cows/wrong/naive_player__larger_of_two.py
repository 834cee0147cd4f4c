"""From the third guess on, the larger of two drawn strings is played.

titre: À partir de la troisième proposition, c'est la plus grande de deux chaînes tirées qui est jouée.
en: Draw two strings and keep the larger one: has each string the same chance to be played?
fr: Tirez deux chaînes et gardez la plus grande : chaque chaîne a-t-elle la même chance d'être jouée ?
fails: naive_draws_each_guess
"""


def naive_player(answer):
    history, area, guess = [], everything, None
    while guess != answer:
        guess = random.choice(area)
        if len(history) > 1:
            guess = max(guess, random.choice(area))
        history.append((guess, *bulls_n_cows(guess, answer)))
        area = compatible_area(history, area)
    return history
