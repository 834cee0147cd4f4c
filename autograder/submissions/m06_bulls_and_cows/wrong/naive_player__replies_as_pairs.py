"""A turn is a guess and a pair, not a triple.

titre: Un tour est une proposition et un couple, et non un triplet.
en: How many elements has each of your turns? `(guess, (bulls, cows))` has two.
fr: Combien d'éléments a chacun de vos tours ? `(guess, (bulls, cows))` en a deux.
fails: naive_plays_whole_games
"""


def naive_player(answer):
    history = []
    area = everything
    while True:
        guess = random.choice(area)
        reply = bulls_n_cows(guess, answer)
        history.append((guess, reply))
        if guess == answer:
            return history
        area = [other for other in area if bulls_n_cows(other, guess) == reply]
