"""The same game is played again and again: chance is started from the same seed each time.

titre: La même partie est toujours rejouée : le hasard repart chaque fois de la même graine.
en: Let your player play three times against the same secret: the games are the same. Where does chance come in? And if you call `random.seed`, how often?
fr: Faites jouer votre joueur trois fois contre le même secret : les parties sont les mêmes. Où le hasard intervient-il ? Et si vous appelez `random.seed`, combien de fois ?
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
