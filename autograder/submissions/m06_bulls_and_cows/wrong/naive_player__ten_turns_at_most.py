"""The player gives up after ten turns.

titre: Le joueur abandonne après dix tours.
en: How many turns has the game above, and what ended it? What alone may end a game?
fr: Combien de tours la partie ci-dessus a-t-elle, et qu'est-ce qui l'a fait finir ? Qu'est-ce qui, seul, peut finir une partie ?
fails: naive_plays_whole_games
"""

def naive_player(answer):
    history, area = [], everything
    for _ in range(10):
        guess = random.choice(area)
        history.append((guess, *bulls_n_cows(answer, guess)))
        if guess == answer:
            break
        area = compatible_area(history, area)
    return history
