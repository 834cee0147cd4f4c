"""The first guess is always the same, the next ones are drawn.

titre: La première proposition est toujours la même, les suivantes sont tirées.
en: Let your player play three games: is their first guess the same? Among which strings does the statement have it drawn?
fr: Faites jouer trois parties à votre joueur : leur première proposition est-elle la même ? Parmi quelles chaînes l'énoncé la fait-il tirer ?
fails: naive_draws_each_guess
"""


def naive_player(answer):
    history, area = [], everything
    while True:
        guess = random.choice(area) if history else everything[0]
        history.append((guess, *bulls_n_cows(guess, answer)))
        if guess == answer:
            return history
        area = compatible_area(history, area)
