"""The history stops before the winning turn.

titre: L'historique s'arrête avant le tour gagnant.
en: Look at the last turn of your history: is it the one in which the secret is found?
fr: Regardez le dernier tour de votre historique : est-ce celui où le secret est trouvé ?
fails: information_plays_whole_games
"""


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = []
    while guess != answer:
        history.append((guess, *bulls_n_cows(guess, answer)))
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history))
    return history
