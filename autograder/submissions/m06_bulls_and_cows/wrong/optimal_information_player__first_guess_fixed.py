"""The first guess is always the same, the one of the other rules.

titre: La première proposition est toujours la même, celle des autres règles.
en: Play three games: is their first guess the same? What does rule 1 say?
fr: Jouez trois parties : leur première proposition est-elle la même ? Que dit la règle 1 ?
fails: information_draws_its_first_guess
"""


def optimal_information_player(answer):
    history, guess = [], None
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
