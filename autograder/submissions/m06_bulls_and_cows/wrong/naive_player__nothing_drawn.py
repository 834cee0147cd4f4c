"""Nothing is drawn: the first string is played, then the first compatible one.

titre: Rien n'est tiré : la première chaîne est jouée, puis la première chaîne compatible.
en: Let your player play three times against the same secret: are the games the same?
fr: Faites jouer votre joueur trois fois contre le même secret : les parties sont-elles les mêmes ?
fails: naive_draws_each_guess
"""


def naive_player(answer):
    history = []
    for guess in everything:
        if is_compatible(guess, history):
            history.append((guess, *bulls_n_cows(guess, answer)))
            if guess == answer:
                return history
