"""The best guess is looked for among all the strings.

titre: La meilleure proposition est cherchée parmi toutes les chaînes.
en: Is each guess of your player compatible with the turns before it? Which list does the search go through?
fr: Chaque proposition de votre joueur est-elle compatible avec les tours précédents ? Quelle liste la recherche parcourt-elle ?
fails: compatible_player_guesses_what_teaches_most
"""


def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
