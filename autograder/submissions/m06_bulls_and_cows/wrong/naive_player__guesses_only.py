"""The history holds the guesses without the replies.

titre: L'historique contient les propositions sans les réponses.
en: A turn is a triple: what does each element of your history hold, and what is missing?
fr: Un tour est un triplet : que contient chaque élément de votre historique, et que manque-t-il ?
fails: naive_plays_whole_games
"""


def naive_player(answer):
    history = []
    guesses = []
    guess = None
    while guess != answer:
        guess = random.choice(compatible_area(history))
        history.append((guess, *bulls_n_cows(guess, answer)))
        guesses.append(guess)
    return guesses
