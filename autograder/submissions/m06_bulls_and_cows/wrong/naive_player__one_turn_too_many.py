"""The end is looked for before the guess is replaced: the secret is played twice.

titre: La fin est testée avant que la proposition soit remplacée : le code secret est joué deux fois.
en: How many times does the secret stand in your history? When do you ask whether the game is over?
fr: Combien de fois le secret est-il dans votre historique ? À quel moment demandez-vous si la partie est finie ?
fails: naive_plays_whole_games
"""


def naive_player(answer):
    history = []
    found = False
    while not found:
        found = (answer, len(answer), 0) in history
        guess = random.choice(compatible_area(history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
