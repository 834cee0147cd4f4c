"""The first guess is always the first string.

titre: La première proposition est toujours la première chaîne.
en: Play three games: is their first guess the same? What does rule 1 say?
fr: Jouez trois parties : leur première proposition est-elle la même ? Que dit la règle 1 ?
fails: compatible_player_draws_its_first_guess
"""


def optimal_information_compatible_player(answer):
    guess = everything[0]
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        guess = min(area, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
