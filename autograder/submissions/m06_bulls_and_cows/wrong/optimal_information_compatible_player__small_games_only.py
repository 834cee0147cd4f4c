"""In games of more than 24 strings, the first guess is always the first string.

titre: Dans les jeux de plus de 24 chaînes, la première proposition est toujours la première chaîne.
en: With eight digits, play three games of two: is their first guess the same? What does rule 1 say?
fr: Avec huit chiffres, jouez trois parties à deux chiffres : leur première proposition est-elle la même ? Que dit la règle 1 ?
fails: compatible_player_draws_its_first_guess
"""


def optimal_information_compatible_player(answer):
    guess = random.choice(everything) if len(everything) <= 24 else everything[0]
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area
        guess = min(choices, key=lambda choice: (expected_new_compatible_area(choice, history), choice))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
