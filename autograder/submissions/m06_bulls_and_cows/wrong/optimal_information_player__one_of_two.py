"""When two strings are left, the first of them is played.

titre: Quand il reste deux chaînes, c'est la première qui est jouée.
en: Two strings are left: which guesses leave one string on average, and which of these comes first in order?
fr: Il reste deux chaînes : quelles propositions laissent une chaîne en moyenne, et laquelle vient en premier dans l'ordre ?
fails: information_guesses_what_teaches_most
"""


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) <= 2 else everything
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
