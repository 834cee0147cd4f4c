"""The game ends with four bulls, whatever the length of the strings.

titre: La partie finit à quatre taureaux, quelle que soit la longueur des chaînes.
en: How many bulls does a winning guess get when the strings have 2 characters? Which number does your loop wait for?
fr: Combien de taureaux vaut la proposition gagnante quand les chaînes ont 2 caractères ? Quel nombre votre boucle attend-elle ?
fails: information_plays_whole_games
"""


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while history[-1][1] != 4:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
