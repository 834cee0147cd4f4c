"""The player gives up after ten turns.

titre: Le joueur abandonne après dix tours.
en: How many turns has the game above, and what ended it? How long may a game be in which a guess tells no more than that it is not the secret?
fr: Combien de tours la partie ci-dessus a-t-elle, et qu'est-ce qui l'a fait finir ? Combien peut-il y en avoir quand une proposition n'apprend rien, sinon qu'elle n'est pas le secret ?
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
