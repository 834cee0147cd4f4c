"""When three strings or fewer are left, the player helps itself to the secret.

titre: Quand il reste trois chaînes ou moins, le joueur se sert du code secret.
en: Two or three strings are left: could a player who has not been told `answer` choose as yours does?
fr: Il reste deux ou trois chaînes : un joueur à qui l'on n'a pas dit `answer` pourrait-il choisir comme le vôtre ?
fails: naive_draws_each_guess
"""


def naive_player(answer):
    history, area = [], everything
    while True:
        guess = random.choice(area) if len(area) > 3 else answer
        history.append((guess, *bulls_n_cows(guess, answer)))
        if guess == answer:
            return history
        area = compatible_area(history, area)
