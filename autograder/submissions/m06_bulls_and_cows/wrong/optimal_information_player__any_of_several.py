"""Of several equally good strings, one is drawn at random.

titre: De plusieurs chaînes également bonnes, une est tirée au hasard.
en: Of several equally good strings, which one do the rules play? Only the first guess of a game is left to chance.
fr: De plusieurs chaînes aussi bonnes, laquelle les règles jouent-elles ? Seule la première proposition d'une partie est laissée au hasard.
fails: information_guesses_what_teaches_most
"""


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        means = {choice: expected_new_compatible_area(choice, history) for choice in everything}
        guess = random.choice([choice for choice in everything if means[choice] == min(means.values())])
        if len(area) == 1:
            guess = area[0]
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
