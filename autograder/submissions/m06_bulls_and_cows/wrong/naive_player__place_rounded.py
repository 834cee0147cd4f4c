"""The place of the guess is rounded, so that the first and the last string come half as often as the others.

titre: La place de la proposition est arrondie : la première et la dernière chaîne viennent deux fois moins souvent.
en: Of three strings, with which numbers between 0 and 1 does your line choose the first, with which the second? Do they take up as much room?
fr: Parmi trois chaînes, pour quels nombres entre 0 et 1 votre ligne choisit-elle la première, pour lesquels la deuxième ? Occupent-ils autant de place ?
fails: naive_draws_each_guess
"""


def naive_player(answer):
    history, area = [], everything
    while True:
        guess = area[round(random.random() * (len(area) - 1))]
        history.append((guess, *bulls_n_cows(answer, guess)))
        if guess == answer:
            return history
        area = compatible_area(history, area)
