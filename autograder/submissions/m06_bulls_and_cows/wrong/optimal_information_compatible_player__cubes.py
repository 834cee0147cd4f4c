"""The sum of the cubes of the sizes is compared.

en: Which power of the sizes makes their sum a mean over all secrets, once it is divided by their number?
fr: Quelle puissance des tailles fait de leur somme une moyenne sur tous les secrets, une fois divisée par leur nombre ?
fails: compatible_player_guesses_what_teaches_most
"""


def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        guess = min(area, key=lambda choice: sum(n**3 for n in Counter(bulls_n_cows(choice, s) for s in area).values()))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
