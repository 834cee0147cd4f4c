"""The player gives up after six turns.

titre: Le joueur abandonne après six tours.
en: How many turns has the game above, and what ended it? May a game need more guesses than the classic one does?
fr: Combien de tours la partie ci-dessus a-t-elle, et qu'est-ce qui l'a fait finir ? Une partie peut-elle demander plus de propositions que le jeu classique ?
fails: information_plays_whole_games
"""

def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(answer, guess))]
    while guess != answer and len(history) < 6:
        area = compatible_area(history)
        if len(area) == 1:
            guess = area[0]
        else:
            guess = min(everything, key=lambda string: expected_new_compatible_area(string, history))
        history.append((guess, *bulls_n_cows(answer, guess)))
    return history
