"""The history stops before the winning turn.

titre: L'historique s'arrête avant le tour gagnant.
en: Look at the last turn of your history: is it the one in which the secret is found?
fr: Regardez le dernier tour de votre historique : est-ce celui où le secret est trouvé ?
fails: naive_plays_whole_games
"""


def naive_player(answer):
    history = []
    guess = random.choice(everything)
    while guess != answer:
        history.append((guess, *bulls_n_cows(guess, answer)))
        guess = random.choice(compatible_area(history))
    return history
