"""A first guess that happens to be the secret is drawn again.

titre: Une première proposition qui se trouve être le secret est tirée de nouveau.
en: Who does not know `answer` wins at the first guess now and then: how often does your player?
fr: Qui ne connaît pas `answer` gagne parfois dès la première proposition : cela arrive-t-il à votre joueur, et combien de fois ?
fails: naive_draws_each_guess
"""


def naive_player(answer):
    history, area = [], everything
    while not history or history[-1][0] != answer:
        guess = random.choice(area)
        if guess == answer and not history:
            guess = random.choice(area)
        history.append((guess, *bulls_n_cows(guess, answer)))
        area = compatible_area(history, area)
    return history
