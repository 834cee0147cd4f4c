"""The history holds the last turn only.

en: How many turns has your history after three guesses? Is the first one still there?
fr: Combien de tours a votre historique après trois propositions ? Le premier y est-il encore ?
fails: compatible_player_draws_its_first_guess
"""


def optimal_information_compatible_player(answer):
    guess, area = random.choice(everything), everything
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history, area)
        guess = min(area, key=lambda choice: sum(n * n for n in Counter(bulls_n_cows(choice, s) for s in area).values()))
        history = [(guess, *bulls_n_cows(guess, answer))]
    return history
