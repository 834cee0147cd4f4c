"""From the third guess on, the string in the middle of the area is played.

titre: À partir de la troisième proposition, c'est la chaîne du milieu de la zone qui est jouée.
en: Print your area and your guess at the third turn, in ten games: at which place of the area is the guess?
fr: Affichez votre zone et votre proposition au troisième tour, dans dix parties : à quelle place de la zone est la proposition ?
fails: naive_draws_each_guess
"""


def naive_player(answer):
    history, area = [], everything
    while True:
        guess = random.choice(area) if len(history) < 2 else area[len(area) // 2]
        history.append((guess, *bulls_n_cows(guess, answer)))
        if guess == answer:
            return history
        area = compatible_area(history, area)
